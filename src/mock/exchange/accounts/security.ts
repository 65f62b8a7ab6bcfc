import { maskedEmail } from '#src/model/account/masked.ts'
import type { AccountSafety } from '#src/model/account/schema.ts'
import { paths } from '#src/model/paths.ts'
import type { LoginAnswer } from '#src/model/session/schema.ts'
import { strengthOf } from '#src/model/validation/password.ts'
import { maskedPhone } from '#src/model/validation/phone.ts'
import { belongingsOf } from './belongings.ts'
import { createDevices } from './devices.ts'
import { endingOf } from './closure.ts'
import type { Kept, Parts } from './parts.ts'
import { passwordOf } from './password.ts'
import { phoneOf } from './phone.ts'
import { createProofs } from './proofs.ts'
import type { Actor } from '../actor.ts'
import type { Exchange } from '../exchange.ts'
import { Refusal } from '../refusal.ts'
import type { User } from '../tables.ts'

export type AccountSafetyDesk = ReturnType<typeof createAccountSafety>

/** What keeps an account safe: ways in, browsers, and its end (domain 6.16). */
export function createAccountSafety(exchange: Exchange) {
  const all = new Map<string, Kept>()
  const kept = (userId: string): Kept => {
    const known = all.get(userId) ?? { email: null, passwordChangedAt: null, refund: null }
    all.set(userId, known)
    return known
  }
  /** Told on the site and by text message; cannot be switched off (domain 6.22). */
  const warn = (userId: string, text: string) => {
    exchange.mailbox.write(userId, {
      kind: 'security',
      title: '账户安全提醒',
      text,
      link: paths.accountSafe,
      also: ['sms'],
    })
    exchange.mailbox.changed(userId, 'person')
  }
  const proofs = createProofs(exchange)
  const devices = createDevices(exchange, warn)
  const parts: Parts = { exchange, proofs, devices, kept, warn }

  return {
    ...phoneOf(parts),
    ...belongingsOf(parts),
    ...passwordOf(parts),
    ...endingOf(parts, (userId) => all.delete(userId)),
    devices,
    /** A refresh token came a second time: its session is over, and the owner of the account is told. */
    tokenReused: (userId: string, session: string) => {
      warn(userId, '您的一处登录凭证被重复使用，该登录已结束。如非本人操作，请立即修改密码。')
      devices.end(userId, (known) => known === session)
    },
    emailOf: (userId: string) => kept(userId).email,
    refundAccountOf: (userId: string) => kept(userId).refund,
    /** A sign-in has been let in: its browser is kept. */
    signedIn: <A extends LoginAnswer>(answer: A, actor: Actor): A => {
      const session = exchange.accounts.sessionOf(answer.access_token)
      if (session && answer.isAllowAccess) devices.signedIn(answer.baseUserId, session, actor)
      return answer
    },
    overview: (user: User): AccountSafety => {
      const { email, passwordChangedAt, refund } = kept(user.id)
      return {
        loginName: user.loginName,
        telPhone: user.telPhone ? maskedPhone(user.telPhone) : null,
        email: email && maskedEmail(email),
        authStatus: user.authStatus,
        name: user.name || null,
        headImg: user.headImg || null,
        passwordStrength: strengthOf(user.password, user.loginName),
        passwordChangedAt,
        refundAccount: refund,
      }
    },
  }
}

/** The account of whoever asks; refuses a visitor. */
export function userOf(exchange: Exchange, { userId }: Actor): User {
  const user = exchange.tables.users.get(userId ?? '')
  if (!user) throw new Refusal(401, '请先登录')
  return user
}
