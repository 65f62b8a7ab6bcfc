import type { SealedPassword } from '#src/model/account/schema.ts'
import { smsCode } from '#src/model/session/schema.ts'
import { maskedPhone, mobile } from '#src/model/validation/phone.ts'
import type { Parts, Proof } from './parts.ts'
import type { Solution } from './captcha.ts'
import { byPhone } from './known.ts'
import { Refusal, refuseIf } from '../refusal.ts'
import type { User } from '../tables.ts'

export type NewPhone = { grant: string; telPhone: string; code: string }

/** The phone of an account: changed in two steps, or given up (domain 6.16). */
export function phoneOf({ exchange, proofs, warn }: Parts) {
  const bind = (user: User, telPhone: string) => {
    const before = user.telPhone
    const text = `您的账户绑定的手机号码已改为 ${maskedPhone(telPhone)}。如非本人操作，请联系客服。`
    if (before) exchange.accounts.text(before, `账户安全提醒：${text}`)
    user.telPhone = telPhone
    warn(user.id, text)
  }
  return {
    sendOwnCode: (user: User, solution?: Solution) => {
      if (!user.telPhone) throw new Refusal(400, '您还没有绑定手机号码')
      exchange.accounts.sendSms(user.telPhone, smsCode.default, solution, user.id)
    },
    /** The old phone by its code; who has none proves by password. */
    proveOldPhone: (user: User, { code = '', password }: Proof) => {
      if (user.telPhone) exchange.accounts.checkSms(user.telPhone, code, smsCode.default)
      else if (password) proofs.checkPassword(user, password, '登录密码')
      else throw new Refusal(400, '请输入登录密码')
      return { grant: proofs.grants.give(user.id) }
    },
    /** Whether a number is taken is told only to whoever holds that phone. */
    changePhone: (user: User, { grant, telPhone, code }: NewPhone) => {
      proofs.grants.check(user.id, grant)
      refuseIf(mobile(telPhone))
      if (telPhone === user.telPhone) throw new Refusal(400, '新手机号码与当前绑定的号码相同')
      exchange.accounts.checkSms(telPhone, code, smsCode.default)
      if (byPhone(exchange, telPhone)) throw new Refusal(409, '手机号已被占用')
      proofs.grants.use(grant)
      bind(user, telPhone)
    },
    /** The exchange has found the old phone lost: the proofs of an appeal stand in for its code (domain 6.16). */
    replaceLostPhone: (user: User, telPhone: string) => {
      if (telPhone === user.telPhone) return
      if (byPhone(exchange, telPhone)) throw new Refusal(409, '手机号已被占用')
      bind(user, telPhone)
    },
    /** Given up only by whoever holds the phone and can still sign in without it. */
    unbindPhone: (user: User, { code, password }: { code: string; password: SealedPassword }) => {
      if (!user.telPhone) throw new Refusal(400, '您还没有绑定手机号码')
      proofs.checkPassword(user, password, '登录密码')
      exchange.accounts.checkSms(user.telPhone, code, smsCode.default)
      warn(user.id, '您的账户已解除手机绑定，今后请使用账号和密码登录。如非本人操作，请联系客服。')
      user.telPhone = ''
      exchange.mailbox.changed(user.id, 'person')
    },
  }
}
