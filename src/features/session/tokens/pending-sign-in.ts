import { call } from '#src/api/client.ts'
import { signOut, userDetail } from '#src/api/endpoints/auth.ts'
import { codeDetail } from '#src/api/endpoints/sign-on.ts'
import { ApiError, NetworkError } from '#src/api/errors.ts'
import { maskedName } from '#src/model/kyc/masked.ts'
import { maskedLoginName } from '#src/model/session/login-name.ts'
import type { LoginAnswer, UserInfo } from '#src/model/session/schema.ts'
import { AccountDisabledError } from '../account-disabled-error.ts'
import { enter } from '../commands.ts'
import { useSession } from '../store.ts'
import { grantFor, type IssuedCode } from './issued-code.ts'
import { markPlatformSession } from './platform-session.ts'
import type { SignOnMethod } from './sign-on-start.ts'

/** A sign-in that waits for the person's confirmation. */
export type PendingSignIn = {
  /** Name and login name of the account, masked: a link may show that of anybody. Null where only the redeemed code reveals it. */
  name: string | null
  /** Signs in. Where the name is unknown, redeems the code and returns the named sign-in, which has to be confirmed again. */
  confirm: () => Promise<PendingSignIn | null>
  /** Revokes the tokens that were received so far. */
  cancel: () => void
}

const masked = (text: string): string => (/^\w+$/.test(text) ? maskedLoginName(text) : maskedName(text))

const nameOf = ({ name, loginName, username }: UserInfo): string => {
  const [shown = '', other] = [...new Set([name, username, loginName].filter(Boolean))] as string[]
  return other ? `${masked(shown)}（${masked(loginName || other)}）` : masked(shown)
}

/** Only the public resource trading site has a session of its own. */
function enterByCode(answer: LoginAnswer, method: SignOnMethod = 'platform'): void {
  enter(answer, 'authorization_code')
  if (method === 'platform') markPlatformSession()
}

/** The tokens exist only in this closure until the person confirms. */
async function pendingSignIn(answer: LoginAnswer, method: SignOnMethod): Promise<PendingSignIn> {
  if (answer.isAllowAccess === false) throw new AccountDisabledError(answer.baseUserId)
  const bearer = answer.access_token
  const known = await call(userDetail, { access_token: bearer }, { bearer }).catch(() => ({}))
  return {
    name: nameOf({ username: answer.username, ...known }) || answer.baseUserId,
    confirm: async () => {
      enterByCode(answer, method)
      return null
    },
    cancel: () => void call(signOut, {}, { bearer }).catch(() => undefined),
  }
}

/** Null where the exchange does not name the account by the code. */
async function nameByCode(code: string): Promise<string | null> {
  try {
    // Without a bearer: with that of the current session the exchange could name its account instead.
    return nameOf(await call(codeDetail, { code }, { bearer: '' })) || null
  } catch (error) {
    const isAnswered = error instanceof ApiError || (error instanceof NetworkError && error.trouble === 'malformed')
    if (!isAnswered) throw error
    return null
  }
}

/**
 * Identifies the account of a code before it signs in: a code of a certificate, or of a sign-in that was started
 * elsewhere (spec 7). The code is redeemed only after the confirmation, also where the account cannot be named before.
 */
export async function identifyCode(issued: IssuedCode, method: SignOnMethod = 'platform'): Promise<PendingSignIn> {
  const name = await nameByCode(issued.code)
  return {
    name,
    confirm: async () => {
      const answer = await grantFor(issued)
      if (name === null) return pendingSignIn(answer, method)
      enterByCode(answer, method)
      return null
    },
    cancel: () => undefined,
  }
}

/** Signs in by a code that this tab requested. Where that would replace another account, returns the sign-in for confirmation. */
export async function redeemOwnCode(issued: IssuedCode): Promise<PendingSignIn | null> {
  const answer = await grantFor(issued)
  const { baseUserId } = useSession.getState()
  if (baseUserId !== null && baseUserId !== answer.baseUserId) return pendingSignIn(answer, 'platform')
  enterByCode(answer)
  return null
}
