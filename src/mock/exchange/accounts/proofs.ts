import { proofNeeded, type SealedPassword } from '#src/model/account/schema.ts'
import type { Core } from '../core.ts'
import { createDayCounts } from '../day-counts.ts'
import { token } from '../random.ts'
import { Refusal, WrongProof } from '../refusal.ts'
import type { User } from '../tables.ts'

export const passwordTries = 5
export const lockMs = 15 * 60_000
/** How long a proof of identity counts for changes of the account, ms (ASVS 7.5.1). */
export const proofMs = 5 * 60_000
export const mailMs = 5 * 60_000
export const mailPauseMs = 60_000
export const mailTries = 5
/** Codes to one address on one day, as to one phone (domain 6.25). */
export const mailsPerDay = 5

type MailCode = { email: string; code: string; sentAt: number; tries: number }
type Sms = { send: (telPhone: string, text: string) => void }
type OpenPassword = (encrypted: string, nonce: string) => string | null

/** How a signed-in person proves again who they are, before something about the account is changed. */
export type Proofs = {
  checkPassword: (user: User, password: SealedPassword, name: string) => void
  mail: {
    send: (userId: string, email: string) => void
    check: (userId: string, email: string, code: string) => void
  }
  /** Permission to change the phone number, given after the old one was proved. */
  grants: {
    give: (userId: string) => string
    /** The grant that an early journal has the first 24 signs of. */
    ofEarlyJournal: (grant: string) => string
    check: (userId: string, grant: string) => void
    use: (grant: string) => void
  }
  /** The last proof of each session. A sign-in is none: its token may be in other hands. */
  recent: {
    keep: (session: Session) => void
    /** Refuses a session without a proof that is recent enough. */
    require: (session: Session) => void
    /** Epoch ms until which a proof counts; null for none. */
    until: (session: Session) => number | null
  }
}

/** The id of a session; none for a request without a token. */
export type Session = string | null | undefined

/** The password of a signed-in person, tried five times at most in a quarter of an hour. */
function createPasswordCheck(core: Core, openPassword: OpenPassword): Proofs['checkPassword'] {
  const failures = new Map<string, { count: number; lockedUntil: number }>()
  return (user, { sealed, nonce }, name) => {
    const { count, lockedUntil } = failures.get(user.id) ?? { count: 0, lockedUntil: 0 }
    if (lockedUntil > core.now()) {
      const minutes = Math.ceil((lockedUntil - core.now()) / 60_000)
      throw new Refusal(429, `密码错误次数过多，请 ${minutes} 分钟后再试`)
    }
    const password = openPassword(sealed, nonce)
    if (password === null) throw new Refusal(400, '密码未能送达，请重试')
    if (password === user.password) return void failures.delete(user.id)
    const left = passwordTries - count - 1
    failures.set(
      user.id,
      left > 0 ? { count: count + 1, lockedUntil: 0 } : { count: 0, lockedUntil: core.now() + lockMs },
    )
    throw new WrongProof(left > 0 ? `${name}错误，还可以试 ${left} 次` : `${name}错误次数过多，请 15 分钟后再试`)
  }
}

/** Codes to mailboxes; they are kept in the same inbox as the text messages. */
function createMailCodes(core: Core, sms: Sms): Proofs['mail'] {
  const sent = new Map<string, MailCode>()
  const sentToday = createDayCounts(core)
  return {
    send: (userId, email) => {
      const last = sent.get(userId)
      const rest = last ? last.sentAt + mailPauseMs - core.now() : 0
      if (rest > 0) throw new Refusal(429, `发送过于频繁，请 ${Math.ceil(rest / 1000)} 秒后再试`)
      const address = email.toLowerCase()
      if (sentToday.today(address) >= mailsPerDay)
        throw new Refusal(429, `该邮箱今天已获取 ${mailsPerDay} 次验证码，请明天再试`)
      sentToday.count(address)
      const code = String(Math.floor(core.random() * 1_000_000)).padStart(6, '0')
      sent.set(userId, { email, code, sentAt: core.now(), tries: 0 })
      sms.send(email, `邮箱验证码 ${code}，5 分钟内有效。请勿告知他人。`)
    },
    check: (userId, email, code) => {
      const last = sent.get(userId)
      if (last?.email !== email || last.sentAt + mailMs < core.now() || last.tries >= mailTries)
        throw new WrongProof('邮箱验证码已失效，请重新获取')
      if (last.code !== code) {
        last.tries += 1
        throw new WrongProof('邮箱验证码错误')
      }
      sent.delete(userId)
    },
  }
}

function createGrants(core: Core): Proofs['grants'] {
  const grants = new Map<string, { userId: string; until: number }>()
  return {
    give: (userId) => {
      const grant = token(core.random, 26)
      grants.set(grant, { userId, until: core.now() + proofMs })
      return grant
    },
    ofEarlyJournal: (grant) => [...grants.keys()].find((known) => known.startsWith(grant)) ?? grant,
    check: (userId, grant) => {
      const held = grants.get(grant)
      if (held?.userId !== userId || held.until < core.now()) throw new Refusal(410, '身份验证已过期，请重新验证原手机')
    },
    use: (grant) => void grants.delete(grant),
  }
}

export function createRecent(core: Core): Proofs['recent'] {
  const provedAt = new Map<string, number>()
  const until = (session: Session): number | null => {
    const end = (provedAt.get(session ?? '') ?? -Infinity) + proofMs
    return end > core.now() ? end : null
  }
  return {
    keep: (session) => {
      for (const known of provedAt.keys()) if (until(known) === null) provedAt.delete(known)
      if (session) provedAt.set(session, core.now())
    },
    require: (session) => {
      if (until(session) === null) throw new Refusal(proofNeeded, '为保护账户安全，请先验证身份')
    },
    until,
  }
}

export const createProofs = (core: Core, { sms, openPassword }: { sms: Sms; openPassword: OpenPassword }): Proofs => ({
  checkPassword: createPasswordCheck(core, openPassword),
  mail: createMailCodes(core, sms),
  grants: createGrants(core),
  recent: createRecent(core),
})
