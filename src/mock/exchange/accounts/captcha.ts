import { openSealText } from '#src/model/session/password.ts'
import type { Exchange } from '../exchange.ts'
import { decrypt } from './keys.ts'
import { token } from '../random.ts'
import { Refusal } from '../refusal.ts'

const captchaMs = 5 * 60_000
/** Time to read whose account it is before going on. */
const ssoMs = 5 * 60_000
const letters = 'ABCDEFGHJKMNPQRSTUVWXY3456789'

/** A locked screen may wait over the weekend for its person. */
const passMs = 72 * 3_600_000

type Captcha = { text: string; nonce: string; until: number }
export type Solution = { uuid: string; captcha: string }

/** Captchas, the one-time words that passwords are sealed with, and the codes of the single sign-on. */
export function createCaptchas(exchange: Exchange) {
  const captchas = new Map<string, Captcha>()
  const nonces = new Map<string, number>()
  const sso = new Map<string, { userId: string; until: number }>()
  const passes = new Map<string, { userId: string; until: number }>()

  /** Takes a captcha, once, right or wrong; refuses with this code. */
  const check = ({ uuid, captcha: typed }: Solution, code = 403): void => {
    const known = captchas.get(uuid)
    if (typed.trim() === '') throw new Refusal(code, '请输入图形验证码')
    captchas.delete(uuid)
    if (!known || known.until < exchange.now()) throw new Refusal(code, '验证码已过期，请刷新后重试')
    if (known.text !== typed.trim().toUpperCase()) throw new Refusal(code, '验证码错误')
  }

  const ssoUser = (code: string): string | null => {
    const known = sso.get(code)
    return known && known.until >= exchange.now() ? known.userId : null
  }

  return {
    textOf: (uuid: string) => captchas.get(uuid)?.text ?? null,

    create: () => {
      const text = Array.from({ length: 4 }, () => letters[Math.floor(exchange.random() * letters.length)]).join('')
      const captcha = { text, nonce: token(exchange.random, 16), until: exchange.now() + captchaMs }
      const uuid = token(exchange.random, 24)
      captchas.set(uuid, captcha)
      nonces.set(captcha.nonce, captcha.until)
      return { uuid, ...captcha }
    },

    check,

    /** What stands in for one captcha when this user comes back to a locked screen. */
    newPass: (userId: string): string => {
      const uuid = token(exchange.random, 40)
      passes.set(uuid, { userId, until: exchange.now() + passMs })
      return uuid
    },

    /** A captcha, or the pass of this user in its place; either is used up. */
    checkOrPass: (solution: Solution, userId: string | undefined): void => {
      const pass = passes.get(solution.uuid)
      passes.delete(solution.uuid)
      if (pass && pass.userId === userId && pass.until >= exchange.now()) return
      check(solution)
    },

    /** The password under the cipher, once and only with a nonce that was given out: this one, where one is named. */
    openPassword: (sealed: string, named?: string): string | null => {
      const parts = openSealText(decrypt(sealed) ?? '')
      const nonce = named ?? parts?.nonce ?? ''
      const until = nonces.get(nonce)
      if (until === undefined || until < exchange.now() || parts?.nonce !== nonce) return null
      nonces.delete(nonce)
      return parts.password
    },

    newSsoCode: (userId: string): string => {
      const code = token(exchange.random, 32)
      sso.set(code, { userId, until: exchange.now() + ssoMs })
      return code
    },

    /** Who a code of the single sign-on stands for; it is good for one sign-in still. */
    ssoUser,
    /** The same, once. */
    useSsoCode: (code: string): string | null => {
      const userId = ssoUser(code)
      sso.delete(code)
      return userId
    },
  }
}
export type Captchas = ReturnType<typeof createCaptchas>
