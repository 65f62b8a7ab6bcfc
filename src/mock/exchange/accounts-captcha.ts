import { openSealText } from '#src/model/session/password.ts'
import type { Exchange } from './exchange.ts'
import { decrypt } from './keys.ts'
import { token } from './random.ts'
import { Refusal } from './refusal.ts'

const captchaMs = 5 * 60_000
const ssoMs = 60_000
const letters = 'ABCDEFGHJKMNPQRSTUVWXY3456789'

type Captcha = { text: string; nonce: string; until: number }

/** Captchas, the one-time words that passwords are sealed with, and the codes of the single sign-on. */
export function createCaptchas(exchange: Exchange) {
  const captchas = new Map<string, Captcha>()
  const nonces = new Map<string, number>()
  const sso = new Map<string, { userId: string; until: number }>()

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

    /** Takes a captcha, once, right or wrong. */
    check: (uuid: string, text: string): Captcha => {
      const known = captchas.get(uuid)
      captchas.delete(uuid)
      if (!known || known.until < exchange.now()) throw new Refusal(403, '验证码已过期，请刷新后重试')
      if (known.text !== text.trim().toUpperCase()) throw new Refusal(403, '验证码错误')
      return known
    },

    /** The password under the cipher, once and only with the nonce that was given out for it. */
    openPassword: (sealed: string, nonce: string): string | null => {
      const until = nonces.get(nonce)
      const parts = openSealText(decrypt(sealed) ?? '')
      if (until === undefined || until < exchange.now() || parts?.nonce !== nonce) return null
      nonces.delete(nonce)
      return parts.password
    },

    newSsoCode: (userId: string): string => {
      const code = token(exchange.random, 32)
      sso.set(code, { userId, until: exchange.now() + ssoMs })
      return code
    },

    /** Who a code of the single sign-on stands for, once. */
    useSsoCode: (code: string): string | null => {
      const known = sso.get(code)
      sso.delete(code)
      return known && known.until >= exchange.now() ? known.userId : null
    },
  }
}
export type Captchas = ReturnType<typeof createCaptchas>
