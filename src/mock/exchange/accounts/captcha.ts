import { openSealText } from '#src/model/session/password.ts'
import type { Core } from '../core.ts'
import { token } from '../random.ts'
import { Refusal } from '../refusal.ts'
import { decrypt } from './keys.ts'

export const captchaMs = 5 * 60_000
/** Time to read whose account it is before going on. */
export const ssoMs = 5 * 60_000
/** Those of `captcha-glyphs.ts`. */
const letters = 'ABCDEFGHJKMNPQRSTUWXY3479'

/** A locked screen may wait over the weekend for its person. */
export const passMs = 72 * 3_600_000

/** Digits of the spoken version. */
const spokenDigits = 6
/** How often one captcha is spoken: an answer may be lost. */
export const spokenMax = 3

/** `spoken`: the digits that solve it as well, once it was spoken. */
type Captcha = { text: string; nonce: string; until: number; spoken?: { digits: string; times: number } }
type Ownership = { userId: string; until: number }
export type Solution = { uuid: string; captcha: string }

export type Captchas = {
  textOf: (uuid: string) => string | null
  create: () => Captcha & { uuid: string }
  /** Digits to speak in place of the text; the same ones each time. */
  speak: (uuid: string) => string
  /** Takes a captcha, once, right or wrong; refuses with this code. */
  check: (solution: Solution, code?: number) => void
  /** What replaces one captcha when this user comes back to a locked screen. */
  newPass: (userId: string) => string
  /** A captcha, or the pass of this user in its place; either is used up. */
  checkOrPass: (solution: Solution, userId: string | undefined) => void
  /** Decrypts a password, once and only with a nonce that was given out: this one, where one is named. */
  openPassword: (encrypted: string, nonce?: string) => string | null
  newSsoCode: (userId: string) => string
  /** Whose code of the single sign-on this is; it stays good for one sign-in. */
  ssoUser: (code: string) => string | null
  /** The same, once. */
  useSsoCode: (code: string) => string | null
}

/** Captchas, the nonces that passwords are encrypted with, and the codes of the single sign-on. */
export function createCaptchas(core: Core): Captchas {
  const captchas = new Map<string, Captcha>()
  const nonces = new Map<string, number>()
  const ssoCodes = new Map<string, Ownership>()
  const passes = new Map<string, Ownership>()

  const check = ({ uuid, captcha: typed }: Solution, code = 403): void => {
    const known = captchas.get(uuid)
    if (typed.trim() === '') throw new Refusal(code, '请输入图形验证码')
    captchas.delete(uuid)
    if (!known || known.until < core.now()) throw new Refusal(code, '验证码已过期，请刷新后重试')
    if (![known.text, known.spoken?.digits].includes(typed.trim().toUpperCase())) throw new Refusal(code, '验证码错误')
  }

  /** Oldest first, so that unused ones of somebody who requests many do not fill the memory. */
  const dropExpired = (): void => {
    for (const [uuid, { until }] of captchas) {
      if (until >= core.now()) break
      captchas.delete(uuid)
    }
    for (const [nonce, until] of nonces) {
      if (until >= core.now()) break
      nonces.delete(nonce)
    }
  }

  const ssoUser = (code: string): string | null => {
    const known = ssoCodes.get(code)
    return known && known.until >= core.now() ? known.userId : null
  }

  return {
    textOf: (uuid) => captchas.get(uuid)?.text ?? null,
    create: () => {
      dropExpired()
      const text = Array.from({ length: 4 }, () => letters[Math.floor(core.random() * letters.length)]).join('')
      const captcha = { text, nonce: token(core.random, 16), until: core.now() + captchaMs }
      const uuid = token(core.random, 24)
      captchas.set(uuid, captcha)
      nonces.set(captcha.nonce, captcha.until)
      return { uuid, ...captcha }
    },
    speak: (uuid) => {
      const known = captchas.get(uuid)
      if (!known || known.until < core.now()) throw new Refusal(403, '验证码已过期，请刷新后重试')
      const digits =
        known.spoken?.digits ?? Array.from({ length: spokenDigits }, () => Math.floor(core.random() * 10)).join('')
      const times = (known.spoken?.times ?? 0) + 1
      if (times > spokenMax) throw new Refusal(429, '这个验证码已播放多次，请换一张再听')
      known.spoken = { digits, times }
      return digits
    },
    check,
    newPass: (userId) => {
      const uuid = token(core.random, 40)
      passes.set(uuid, { userId, until: core.now() + passMs })
      return uuid
    },
    checkOrPass: (solution, userId) => {
      const pass = passes.get(solution.uuid)
      passes.delete(solution.uuid)
      if (pass && pass.userId === userId && pass.until >= core.now()) return
      check(solution)
    },
    openPassword: (encrypted, named) => {
      const parts = openSealText(decrypt(encrypted) ?? '')
      const nonce = named ?? parts?.nonce ?? ''
      const until = nonces.get(nonce)
      if (until === undefined || until < core.now() || parts?.nonce !== nonce) return null
      nonces.delete(nonce)
      return parts.password
    },
    newSsoCode: (userId) => {
      const code = token(core.random, 32)
      ssoCodes.set(code, { userId, until: core.now() + ssoMs })
      return code
    },
    ssoUser,
    useSsoCode: (code) => {
      const userId = ssoUser(code)
      ssoCodes.delete(code)
      return userId
    },
  }
}
