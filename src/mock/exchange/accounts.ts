import { smsCode } from '#src/model/session/schema.ts'
import { createCaptchas } from './accounts-captcha.ts'
import { createCodes } from './accounts-codes.ts'
import { createGuard } from './accounts-guard.ts'
import { createRecovery } from './accounts-lost.ts'
import { createNewcomers } from './accounts-new.ts'
import { createTokens } from './accounts-tokens.ts'
import type { Exchange } from './exchange.ts'
import { Refusal } from './refusal.ts'
import type { User } from './tables.ts'

export type Accounts = ReturnType<typeof createAccounts>
export type SignIn = { username: string; password: string; uuid: string; captcha: string }

const wrongLogin = '账号或密码错误'

/** Sign-in, tokens, captchas and SMS codes. Nothing here tells whether an account exists. */
export function createAccounts(exchange: Exchange) {
  const tokens = createTokens(exchange)
  const codes = createCodes(exchange)
  const captchas = createCaptchas(exchange)
  const guard = createGuard(exchange)
  const desk = { exchange, codes, captchas, guard }
  const newcomers = createNewcomers(desk)
  const recovery = createRecovery(desk)

  const find = (name: string): User | undefined =>
    [...exchange.tables.users.values()].find(
      (user) => name !== '' && (user.loginName === name || user.telPhone === name),
    )

  return {
    inbox: codes.inbox,
    /** Sends a text message. */
    text: codes.text,
    /** Takes the code that was sent to a phone, once; refuses with 403. */
    checkSms: codes.check,
    /** The same without using the code up. */
    proveSms: codes.prove,
    sendSms: codes.send,
    /** The password under the cipher of the portal, or null; its nonce is used up. */
    openPassword: captchas.openPassword,
    captchaText: captchas.textOf,
    newCaptcha: captchas.create,
    newPass: captchas.newPass,
    newSsoCode: captchas.newSsoCode,
    userOf: tokens.userOf,
    sessionOf: tokens.sessionOf,
    sessionsOf: tokens.sessionsOf,
    newPushTicket: tokens.newPushTicket,
    useTicket: tokens.useTicket,
    byRefresh: tokens.byRefresh,
    signOut: tokens.signOut,
    verifyCode: recovery.verifyCode,
    resetPassword: recovery.resetPassword,
    findAccount: recovery.findAccount,

    byPassword: (input: SignIn) => {
      guard.refuseWhileLocked(input.username)
      const user = find(input.username)
      captchas.checkOrPass(input, user?.id)
      const password = captchas.openPassword(input.password)
      if (!user || password === null || user.password !== password) {
        guard.count(input.username)
        guard.refuseWhileLocked(input.username)
        throw new Refusal(403, wrongLogin)
      }
      guard.forget(input.username)
      return tokens.begin(user)
    },

    bySms: ({ telPhone, code }: { telPhone: string; code: string }) => {
      codes.check(telPhone, code, smsCode.default)
      const user = find(telPhone)
      if (!user) throw new Refusal(369, '该手机号尚未注册，请先注册')
      return tokens.begin(user)
    },

    /** A code of the single sign-on, given out by the mock's own sign-on page. */
    byCode: (code: string) => {
      const user = exchange.tables.users.get(captchas.useSsoCode(code) ?? '')
      if (!user) throw new Refusal(403, '授权码无效或已过期，请重新登录')
      return tokens.begin(user)
    },

    /** A new account, and its first session. */
    register: (input: Parameters<typeof newcomers.register>[0]) => tokens.begin(newcomers.register(input)),
  }
}
