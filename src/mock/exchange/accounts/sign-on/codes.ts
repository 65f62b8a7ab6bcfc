import type { Core } from '../../core.ts'
import { sha256Base64Url } from '../../digest.ts'
import { token } from '../../random.ts'
import { Refusal } from '../../refusal.ts'

/** Time to read whose account it is before going on (RFC 6749 4.1.2: at most ten minutes). */
export const ssoMs = 5 * 60_000
/** How long a used code is remembered: as long as its session can last. */
const rememberedMs = 31 * 24 * 3_600_000

type Issued = { userId: string; challenge: string | null; until: number; session: string | null }
type Redeemed = {
  userId: string
  /** Called with the session that was made from the code. */
  made: (session: string | null) => void
}

export type SignOnCodes = {
  /** `challenge`: the S256 challenge of the site that began the sign-on (RFC 7636); null where that site sends none. */
  create: (userId: string, challenge: string | null) => string
  /** Whose unused code this is. */
  ownerOf: (code: string) => string | null
  /** Takes a code, once; refuses with 403. A second use ends the session of the first (RFC 6749 4.1.2). */
  redeem: (code: string, verifier: string | null) => Redeemed
}

const invalid = () => new Refusal(403, '授权码无效或已过期，请重新登录')
const reused = () =>
  new Refusal(403, '授权码被重复使用，为保护您的账户，由它建立的登录已结束，请重新登录；如非本人操作，请立即修改密码')

/** A verifier for a code without a challenge shows that the challenge was removed on the way (RFC 9700 2.1.1). */
const isProved = ({ challenge }: Issued, verifier: string | null): boolean =>
  challenge === null ? verifier === null : verifier !== null && sha256Base64Url(verifier) === challenge

/** Codes of the single sign-on and of certificates. */
export function createSignOnCodes(core: Core): SignOnCodes {
  const unused = new Map<string, Issued>()
  const used = new Map<string, Issued>()
  const valid = (code: string): Issued | undefined => {
    const known = unused.get(code)
    return known && known.until >= core.now() ? known : undefined
  }
  const forgetOld = () => {
    for (const [code, { until }] of used) {
      if (until + rememberedMs >= core.now()) break
      used.delete(code)
    }
  }

  return {
    create: (userId, challenge) => {
      const code = token(core.random, 32)
      unused.set(code, { userId, challenge, until: core.now() + ssoMs, session: null })
      return code
    },
    ownerOf: (code) => valid(code)?.userId ?? null,
    redeem: (code, verifier) => {
      const before = used.get(code)
      if (before) {
        const { userId, session } = before
        core.events.emit('signOnCodeReused', { userId, session })
        throw reused()
      }
      const issued = valid(code)
      if (!issued || !isProved(issued, verifier)) throw invalid()
      unused.delete(code)
      forgetOld()
      used.set(code, issued)
      return { userId: issued.userId, made: (session) => void (issued.session = session) }
    },
  }
}
