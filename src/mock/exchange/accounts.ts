import type { Exchange } from './exchange.ts'
import { decrypt } from './keys.ts'
import { token } from './random.ts'
import { Refusal } from './refusal.ts'
import type { User } from './tables.ts'
import { openSealText } from '#src/model/session/password.ts'

/** An access token is good for an hour; the client changes it at tokenTime, 3000 s (SE-06). */
const accessMs = 3_600_000
const refreshMs = 7 * 24 * 3_600_000
/** A rotated refresh token is honoured this long, for tabs that asked at the same instant. */
const rotationGraceMs = 30_000
const captchaMs = 5 * 60_000
const ticketMs = 30_000
const smsMs = 5 * 60_000
const smsPauseMs = 60_000
const smsTries = 5
const loginTries = 5
const lockMs = 15 * 60_000

type Pair = { access_token: string; refresh_token: string }
type Captcha = { text: string; nonce: string; until: number }
type Sms = { code: string; until: number; sentAt: number; tries: number }
export type InboxItem = { at: number; telPhone: string; text: string }

export type Accounts = ReturnType<typeof createAccounts>

const captchaLetters = 'ABCDEFGHJKMNPQRSTUVWXY3456789'
const wrongLogin = '账号或密码错误'

/** Sign-in, tokens, captchas and SMS codes. Nothing here tells whether an account exists. */
// eslint-disable-next-line max-lines-per-function -- one closure holds what only these rules may touch
export function createAccounts(exchange: Exchange) {
  const access = new Map<string, { userId: string; until: number }>()
  const refresh = new Map<string, { userId: string; until: number; turnedAt: number | null; into: Pair | null }>()
  const captchas = new Map<string, Captcha>()
  const tickets = new Map<string, { userId: string; until: number }>()
  const sms = new Map<string, Sms>()
  const failures = new Map<string, { count: number; lockedUntil: number }>()
  const usedNonces = new Set<string>()
  const inbox: InboxItem[] = []

  const issue = (userId: string): Pair => {
    const pair = { access_token: token(exchange.random, 40), refresh_token: token(exchange.random, 40) }
    access.set(pair.access_token, { userId, until: exchange.now() + accessMs })
    refresh.set(pair.refresh_token, { userId, until: exchange.now() + refreshMs, turnedAt: null, into: null })
    return pair
  }

  const answerFor = (user: User) => ({
    ...issue(user.id),
    baseUserId: user.id,
    username: user.username,
    isAllowAccess: user.isAllowAccess,
  })

  const find = (name: string): User | undefined =>
    [...exchange.tables.users.values()].find((user) => user.loginName === name || user.telPhone === name)

  const refuseWhileLocked = (name: string) => {
    const until = failures.get(name)?.lockedUntil ?? 0
    if (until > exchange.now()) {
      const minutes = Math.ceil((until - exchange.now()) / 60_000)
      throw new Refusal(407, `登录失败次数过多，请 ${minutes} 分钟后再试，或使用短信验证码登录`)
    }
  }

  const countFailure = (name: string) => {
    const count = (failures.get(name)?.count ?? 0) + 1
    failures.set(name, { count: count % loginTries, lockedUntil: count >= loginTries ? exchange.now() + lockMs : 0 })
  }

  const checkCaptcha = (uuid: string, text: string): Captcha => {
    const known = captchas.get(uuid)
    captchas.delete(uuid)
    if (!known || known.until < exchange.now()) throw new Refusal(403, '验证码已过期，请刷新后重试')
    if (known.text !== text.trim().toUpperCase()) throw new Refusal(403, '验证码错误')
    return known
  }

  const checkSms = (telPhone: string, code: string) => {
    const sent = sms.get(telPhone)
    if (!sent || sent.until < exchange.now() || sent.tries >= smsTries)
      throw new Refusal(403, '短信验证码已失效，请重新获取')
    if (sent.code !== code) {
      sent.tries += 1
      throw new Refusal(403, '短信验证码错误')
    }
    sms.delete(telPhone)
  }

  /** The password under the cipher, once and only with the nonce that was given out for it. */
  const openPassword = (sealed: string, nonce: string): string | null => {
    const parts = openSealText(decrypt(sealed) ?? '')
    if (!parts || parts.nonce !== nonce || usedNonces.has(nonce)) return null
    usedNonces.add(nonce)
    return parts.password
  }

  return {
    inbox,
    captchaText: (uuid: string) => captchas.get(uuid)?.text ?? null,

    userOf: (bearer: string | null): User | null => {
      const known = bearer ? access.get(bearer) : undefined
      if (!known || known.until <= exchange.now()) return null
      return exchange.tables.users.get(known.userId) ?? null
    },

    newCaptcha: () => {
      const text = Array.from(
        { length: 4 },
        () => captchaLetters[Math.floor(exchange.random() * captchaLetters.length)],
      ).join('')
      const captcha = { text, nonce: token(exchange.random, 16), until: exchange.now() + captchaMs }
      const uuid = token(exchange.random, 24)
      captchas.set(uuid, captcha)
      return { uuid, ...captcha }
    },

    sendSms: (telPhone: string, purpose: string) => {
      if (!/^1\d{10}$/.test(telPhone)) throw new Refusal(400, '手机号码格式不正确')
      const last = sms.get(telPhone)
      if (last && exchange.now() - last.sentAt < smsPauseMs) {
        const seconds = Math.ceil((smsPauseMs - (exchange.now() - last.sentAt)) / 1000)
        throw new Refusal(429, `发送过于频繁，请 ${seconds} 秒后再试`)
      }
      const code = String(Math.floor(exchange.random() * 1_000_000)).padStart(6, '0')
      sms.set(telPhone, { code, until: exchange.now() + smsMs, sentAt: exchange.now(), tries: 0 })
      inbox.unshift({
        at: exchange.now(),
        telPhone,
        text: `【岷江产权交易网】验证码 ${code}，5 分钟内有效（业务码 ${purpose}）。请勿告知他人。`,
      })
      inbox.splice(200)
      return { uuid: token(exchange.random, 24) }
    },

    byPassword: (input: { username: string; password: string; uuid: string; captcha: string }) => {
      refuseWhileLocked(input.username)
      const { nonce } = checkCaptcha(input.uuid, input.captcha)
      const password = openPassword(input.password, nonce)
      const user = find(input.username)
      if (!user || password === null || user.password !== password) {
        countFailure(input.username)
        refuseWhileLocked(input.username)
        throw new Refusal(403, wrongLogin)
      }
      failures.delete(input.username)
      return answerFor(user)
    },

    bySms: ({ telPhone, code }: { telPhone: string; code: string }) => {
      checkSms(telPhone, code)
      const user = find(telPhone)
      if (!user) throw new Refusal(369, '该手机号尚未注册，请先注册')
      return answerFor(user)
    },

    /** A code of the single sign-on is `<login name>.<one-time part>`, given out by the mock's own sign-on page. */
    byCode: (code: string) => {
      const known = captchas.get(`sso:${code}`)
      captchas.delete(`sso:${code}`)
      const user = known && known.until >= exchange.now() ? exchange.tables.users.get(known.text) : undefined
      if (!user) throw new Refusal(403, '授权码无效或已过期，请重新登录')
      return answerFor(user)
    },

    newPushTicket: (userId: string): string => {
      const ticket = token(exchange.random, 32)
      tickets.set(ticket, { userId, until: exchange.now() + ticketMs })
      return ticket
    },

    /** The user a ticket stands for, once. */
    useTicket: (ticket: string): string | null => {
      const held = tickets.get(ticket)
      tickets.delete(ticket)
      return held && held.until > exchange.now() ? held.userId : null
    },

    newSsoCode: (userId: string): string => {
      const code = token(exchange.random, 32)
      captchas.set(`sso:${code}`, { text: userId, nonce: '', until: exchange.now() + 60_000 })
      return code
    },

    byRefresh: (refreshToken: string) => {
      const known = refresh.get(refreshToken)
      if (!known || known.until <= exchange.now()) throw new Refusal(403, '登录已过期，请重新登录')
      const user = exchange.tables.users.get(known.userId)
      if (!user) throw new Refusal(403, '登录已过期，请重新登录')
      if (known.turnedAt !== null && exchange.now() - known.turnedAt > rotationGraceMs)
        throw new Refusal(403, '登录已过期，请重新登录')
      known.turnedAt ??= exchange.now()
      known.into ??= issue(user.id)
      return { ...known.into, baseUserId: user.id, username: user.username, isAllowAccess: user.isAllowAccess }
    },

    signOut: (userId: string) => {
      for (const [name, held] of access) if (held.userId === userId) access.delete(name)
      for (const [name, held] of refresh) if (held.userId === userId) refresh.delete(name)
    },

    register: (input: { loginName: string; password: string; telPhone: string; code: string; nonce: string }): User => {
      checkSms(input.telPhone, input.code)
      const password = openPassword(input.password, input.nonce)
      if (password === null || password.length < 8) throw new Refusal(400, '密码至少 8 位')
      if (find(input.loginName) || find(input.telPhone)) throw new Refusal(400, '该账号或手机号已注册')
      const id = `U${token(exchange.random, 12)}`
      const user: User = {
        id,
        loginName: input.loginName,
        username: input.loginName,
        name: '',
        password,
        telPhone: input.telPhone,
        authStatus: 0,
        headImg: '',
        isAllowAccess: true,
        persona: '新注册用户',
      }
      exchange.tables.users.set(id, user)
      return user
    },

    resetPassword: (input: { telPhone: string; code: string; password: string; nonce: string }): User => {
      checkSms(input.telPhone, input.code)
      const user = find(input.telPhone)
      const password = openPassword(input.password, input.nonce)
      if (!user || password === null || password.length < 8)
        throw new Refusal(400, '无法重置密码，请核对手机号与新密码')
      user.password = password
      failures.delete(user.loginName)
      failures.delete(user.telPhone)
      return user
    },
  }
}
