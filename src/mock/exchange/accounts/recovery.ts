import { maskedLoginName } from '#src/model/session/login-name.ts'
import type { AccountKind } from '#src/model/session/refusals.ts'
import { accountRefusal } from '#src/model/session/refusals.ts'
import { smsCode } from '#src/model/session/schema.ts'
import { maskedPhone } from '#src/model/validation/phone.ts'
import { byPhone } from './known.ts'
import { type AccountDesk, openNew } from './registration.ts'
import { Refusal } from '../refusal.ts'
import type { User } from '../tables.ts'

export type NewPassword = { telPhone: string; code: string; password: string; nonce: string }
export type Claim = { name: string; number: string; telPhone: string; code: string }

/** The ways back into an account whose password or name is forgotten. */
export function createRecovery({ exchange, codes, captchas, guard }: AccountDesk) {
  return {
    /** Whether a code is right, without using it up; that a phone is registered is told to whoever holds it. */
    verifyCode: ({ telPhone, code, purpose }: { telPhone: string; code: string; purpose: string }): void => {
      codes.prove(telPhone, code, purpose)
      if (purpose === smsCode.forgotPassword && !byPhone(exchange, telPhone))
        throw new Refusal(accountRefusal.notRegistered, '该手机号尚未注册，请先注册')
    },

    resetPassword: (input: NewPassword): User => {
      codes.prove(input.telPhone, input.code, smsCode.forgotPassword)
      const user = byPhone(exchange, input.telPhone)
      if (!user) throw new Refusal(accountRefusal.notRegistered, '该手机号尚未注册，请先注册')
      const password = openNew(captchas, input, user.loginName)
      codes.check(input.telPhone, input.code, smsCode.forgotPassword)
      user.password = password
      guard.forget(user.loginName)
      guard.forget(user.telPhone)
      exchange.security.passwordReset(user)
      return user
    },

    /**
     * The account of somebody who knows the name and number of its papers and holds its phone. Whatever is missing, the
     * answer is the same, so that papers alone tell nothing; the whole name goes to the phone.
     */
    findAccount: (kind: AccountKind, { name, number, telPhone, code }: Claim) => {
      codes.check(telPhone, code, smsCode.forgotPassword)
      const user = byPhone(exchange, telPhone)
      const papers = user && exchange.kyc.identityOf(user.id)
      if (!user || papers?.kind !== kind || papers.name !== name || papers.docNumber !== number)
        throw new Refusal(accountRefusal.notFound, '没有找到与所填信息全部一致的账号，请核对后重试')
      codes.text(telPhone, `您的登录账号为 ${user.loginName}。如非本人操作，请联系客服。`)
      return { loginName: maskedLoginName(user.loginName), telPhone: maskedPhone(telPhone) }
    },
  }
}
