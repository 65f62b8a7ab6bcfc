import { smsCode } from '#src/model/session/schema.ts'
import type { Parts, Proof } from './parts.ts'
import { openMatters } from './open-matters.ts'
import { Refusal } from '../refusal.ts'
import type { User } from '../tables.ts'

/** The end of an account, once nothing of its owner's is open (domain 6.16). */
export function endingOf({ exchange, proofs, devices }: Parts, forget: (userId: string) => void) {
  return {
    close: (user: User, { password, code = '' }: Proof) => {
      const open = openMatters(exchange, user.id)
      if (open.length > 0)
        throw new Refusal(409, `您有未完结的交易，暂不能注销：${open.map(({ text }) => text).join('、')}`)
      if (password) proofs.checkPassword(user, password, '登录密码')
      else if (user.telPhone) exchange.accounts.checkSms(user.telPhone, code, smsCode.default)
      else throw new Refusal(400, '请输入登录密码')
      if (user.telPhone) exchange.accounts.text(user.telPhone, '您的账户已注销，感谢您的使用。')
      exchange.tables.users.delete(user.id)
      forget(user.id)
      devices.end(user.id, () => true)
      devices.forget(user.id)
    },
  }
}
