import type { SealedPassword } from '#src/model/account/schema.ts'
import { createDayCounts } from '../day-counts.ts'
import type { Exchange } from '../exchange.ts'
import { token } from '../random.ts'
import { Refusal } from '../refusal.ts'
import type { User } from '../tables.ts'

const passwordTries = 5
const lockMs = 15 * 60_000
const grantMs = 10 * 60_000
const mailMs = 5 * 60_000
const mailPauseMs = 60_000
const mailTries = 5
/** Codes to one address on one day, as to one phone (domain 6.25). */
const mailsPerDay = 5

type MailCode = { email: string; code: string; sentAt: number; tries: number }

/** The password of a signed-in person, tried five times at most in a quarter of an hour. */
function createPasswordCheck(exchange: Exchange) {
  const failures = new Map<string, { count: number; lockedUntil: number }>()
  return (user: User, { sealed, nonce }: SealedPassword, name: string) => {
    const { count, lockedUntil } = failures.get(user.id) ?? { count: 0, lockedUntil: 0 }
    if (lockedUntil > exchange.now()) {
      const minutes = Math.ceil((lockedUntil - exchange.now()) / 60_000)
      throw new Refusal(429, `密码错误次数过多，请 ${minutes} 分钟后再试`)
    }
    const password = exchange.accounts.openPassword(sealed, nonce)
    if (password === null) throw new Refusal(400, '密码未能送达，请重试')
    if (password === user.password) return void failures.delete(user.id)
    const left = passwordTries - count - 1
    failures.set(
      user.id,
      left > 0 ? { count: count + 1, lockedUntil: 0 } : { count: 0, lockedUntil: exchange.now() + lockMs },
    )
    throw new Refusal(403, left > 0 ? `${name}错误，还可以试 ${left} 次` : `${name}错误次数过多，请 15 分钟后再试`)
  }
}

/** Codes to mailboxes; they lie in the same inbox as the text messages. */
function createMailCodes(exchange: Exchange) {
  const sent = new Map<string, MailCode>()
  const sentToday = createDayCounts(exchange)
  return {
    send: (userId: string, email: string) => {
      const last = sent.get(userId)
      const rest = last ? last.sentAt + mailPauseMs - exchange.now() : 0
      if (rest > 0) throw new Refusal(429, `发送过于频繁，请 ${Math.ceil(rest / 1000)} 秒后再试`)
      const address = email.toLowerCase()
      if (sentToday.today(address) >= mailsPerDay)
        throw new Refusal(429, `该邮箱今天已获取 ${mailsPerDay} 次验证码，请明天再试`)
      sentToday.count(address)
      const code = String(Math.floor(exchange.random() * 1_000_000)).padStart(6, '0')
      sent.set(userId, { email, code, sentAt: exchange.now(), tries: 0 })
      exchange.accounts.text(email, `邮箱验证码 ${code}，5 分钟内有效。请勿告知他人。`)
    },
    check: (userId: string, email: string, code: string) => {
      const last = sent.get(userId)
      if (last?.email !== email || last.sentAt + mailMs < exchange.now() || last.tries >= mailTries)
        throw new Refusal(403, '邮箱验证码已失效，请重新获取')
      if (last.code !== code) {
        last.tries += 1
        throw new Refusal(403, '邮箱验证码错误')
      }
      sent.delete(userId)
    },
  }
}

/** Leave to change the phone number, given after the old one was proved. */
function createGrants(exchange: Exchange) {
  const grants = new Map<string, { userId: string; until: number }>()
  return {
    give: (userId: string) => {
      const grant = token(exchange.random, 24)
      grants.set(grant, { userId, until: exchange.now() + grantMs })
      return grant
    },
    check: (userId: string, grant: string) => {
      const held = grants.get(grant)
      if (held?.userId !== userId || held.until < exchange.now())
        throw new Refusal(410, '身份验证已过期，请重新验证原手机')
    },
    use: (grant: string) => grants.delete(grant),
  }
}

/** How a signed-in person proves again who they are, before something about the account is changed. */
export const createProofs = (exchange: Exchange) => ({
  checkPassword: createPasswordCheck(exchange),
  mail: createMailCodes(exchange),
  grants: createGrants(exchange),
})
export type Proofs = ReturnType<typeof createProofs>
