import { type AccountKind, accountRefusal } from '#src/model/session/refusals.ts'
import { smsCode } from '#src/model/session/schema.ts'
import { maskedPhone } from '#src/model/validation/phone.ts'
import type { Core } from '../core.ts'
import { Refusal } from '../refusal.ts'
import type { User } from '../tables.ts'
import { type Captchas, createCaptchas, type Solution } from './captcha.ts'
import { createLoginThrottle } from './login-throttle.ts'
import { byPhone, createRegistration, type NewAccount, openNewPassword, type Registration } from './registration.ts'
import { createSmsCodes } from './sms-codes.ts'
import { createTokens, type NewSession, type Tokens } from './tokens.ts'
import { maskedLoginName } from '#src/model/session/login-name.ts'

export type PasswordLogin = { username: string; password: string; uuid: string; captcha: string }
export type NewPassword = { telPhone: string; code: string; password: string; nonce: string }
/** What someone enters who has forgotten the name of an account. */
export type AccountClaim = { name: string; number: string; telPhone: string; code: string }

type CodeToVerify = { telPhone: string; code: string; purpose: string }

export type Accounts = Omit<Tokens, 'begin'> &
  Pick<Captchas, 'openPassword' | 'newPass' | 'newSsoCode' | 'ssoUser'> &
  Pick<Registration, 'refuseTakenName'> & {
    captchaText: Captchas['textOf']
    newCaptcha: Captchas['create']
    /** Sends a code; from a form open to anyone, with what was read in a captcha. */
    sendSms: (telPhone: string, purpose: string, solution?: Solution, userId?: string | null) => { uuid: string }
    /** Takes the code that was sent to a phone, once; refuses with 403. */
    checkSms: (telPhone: string, code: string, purpose?: string) => void
    /** The same without using the code up. */
    proveSms: (telPhone: string, code: string, purpose?: string) => void
    byPassword: (input: PasswordLogin) => NewSession
    bySms: (input: { telPhone: string; code: string }) => NewSession
    /** By a code of the single sign-on, given out by the mock's own sign-on page. */
    byCode: (code: string) => NewSession
    /** A new account, and its first session. */
    register: (input: NewAccount) => NewSession
    /** Whether a code is right, without using it up; that a phone is registered is revealed to its holder alone. */
    verifyCode: (input: CodeToVerify) => void
    resetPassword: (input: NewPassword) => User
    /** The account of a person who knows the name and number of its document and holds its phone; the whole name goes to the phone. */
    findAccount: (kind: AccountKind, claim: AccountClaim) => { loginName: string; telPhone: string }
  }

type Ports = {
  sms: { send: (telPhone: string, text: string) => void }
  identities: { identityOf: (userId: string) => { kind: AccountKind; name: string; docNumber: string } | null }
}

const wrongLogin = '账号或密码错误'

/**
 * Registration, sign-in, recovery and tokens. Registering alone reveals whether a name or a phone is taken; the gate counts how often
 * one address asks.
 */
export function createAccounts(core: Core, { sms, identities }: Ports): Accounts {
  const { users } = core.tables
  const { begin, ...tokens } = createTokens(core)
  const codes = createSmsCodes(core, sms)
  const captchas = createCaptchas(core)
  const throttle = createLoginThrottle(core)
  const registration = createRegistration(core, { codes, captchas })

  const find = (name: string): User | undefined =>
    [...users.values()].find((user) => name !== '' && (user.loginName === name || user.telPhone === name))

  return {
    ...tokens,
    openPassword: captchas.openPassword,
    newPass: captchas.newPass,
    newSsoCode: captchas.newSsoCode,
    ssoUser: captchas.ssoUser,
    captchaText: captchas.textOf,
    newCaptcha: captchas.create,
    refuseTakenName: registration.refuseTakenName,
    sendSms: (telPhone, purpose, solution, userId) => {
      // The owner of an account gets no codes that another person requested by a mistyped number.
      if (purpose === smsCode.register) registration.refuseTakenPhone(telPhone)
      return codes.send(telPhone, purpose, solution && (() => captchas.check(solution, accountRefusal.captcha)), userId)
    },
    checkSms: codes.check,
    proveSms: codes.prove,

    byPassword: (input) => {
      throttle.refuseWhileLocked(input.username)
      const user = find(input.username)
      captchas.checkOrPass(input, user?.id)
      const password = captchas.openPassword(input.password)
      if (!user || password === null || user.password !== password) {
        throttle.count(input.username)
        throttle.refuseWhileLocked(input.username)
        throw new Refusal(403, wrongLogin)
      }
      throttle.forget(input.username)
      return begin(user)
    },
    bySms: ({ telPhone, code }) => {
      codes.check(telPhone, code, smsCode.default)
      const user = find(telPhone)
      if (!user) throw new Refusal(369, '该手机号尚未注册，请先注册')
      return begin(user)
    },
    byCode: (code) => {
      const user = users.get(captchas.useSsoCode(code) ?? '')
      if (!user) throw new Refusal(403, '授权码无效或已过期，请重新登录')
      return begin(user)
    },
    register: (input) => begin(registration.register(input)),

    verifyCode: ({ telPhone, code, purpose }) => {
      codes.prove(telPhone, code, purpose)
      if (purpose === smsCode.forgotPassword && !byPhone(core, telPhone))
        throw new Refusal(accountRefusal.notRegistered, '该手机号尚未注册，请先注册')
    },
    resetPassword: (input) => {
      codes.prove(input.telPhone, input.code, smsCode.forgotPassword)
      const user = byPhone(core, input.telPhone)
      if (!user) throw new Refusal(accountRefusal.notRegistered, '该手机号尚未注册，请先注册')
      const password = openNewPassword(captchas, input, user.loginName)
      codes.check(input.telPhone, input.code, smsCode.forgotPassword)
      user.password = password
      throttle.forget(user.loginName)
      throttle.forget(user.telPhone)
      core.events.emit('passwordReset', { user })
      return user
    },
    findAccount: (kind, { name, number, telPhone, code }) => {
      codes.check(telPhone, code, smsCode.forgotPassword)
      const user = byPhone(core, telPhone)
      const identity = user && identities.identityOf(user.id)
      // One answer whatever is wrong, so that a document alone reveals nothing.
      if (!user || identity?.kind !== kind || identity.name !== name || identity.docNumber !== number)
        throw new Refusal(accountRefusal.notFound, '没有找到与所填信息全部一致的账号，请核对后重试')
      sms.send(telPhone, `您的登录账号为 ${user.loginName}。如非本人操作，请联系客服。`)
      return { loginName: maskedLoginName(user.loginName), telPhone: maskedPhone(telPhone) }
    },
  }
}
