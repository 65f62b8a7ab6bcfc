import { type AccountKind, accountRefusal } from '#src/model/session/refusals.ts'
import { smsCode } from '#src/model/session/schema.ts'
import type { TypedCode } from '#src/model/session/typed-code.ts'
import { maskedPhone } from '#src/model/validation/phone.ts'
import { pageSource } from '../actor.ts'
import type { Core } from '../core.ts'
import { Refusal } from '../refusal.ts'
import type { User } from '../tables.ts'
import { type Captchas, createCaptchas, type Solution } from './captcha.ts'
import { type Client, type Clients, createClients } from './clients.ts'
import { createLoginThrottle, type LoginAttempt } from './login-throttle.ts'
import { byPhone, createRegistration, type NewAccount, openNewPassword, type Registration } from './registration.ts'
import { type CodeHolder, createSmsCodes } from './sms-codes.ts'
import { createSignOnCodes, type SignOnCodes } from './sign-on/codes.ts'
import { createTokens, type NewSession, type Tokens } from './tokens.ts'
import { maskedLoginName } from '#src/model/session/login-name.ts'

export type PasswordLogin = { username: string; password: string; uuid: string; captcha: string }
/** `uuid`: that of the answer with which the code was sent. */
export type SmsLogin = { telPhone: string; code: string; uuid?: string | null | undefined }
export type CodeLogin = { code: string; verifier?: string | null | undefined }
export type NewPassword = TypedCode & { telPhone: string; password: string; nonce: string }
/** What someone enters who has forgotten the name of an account. */
export type AccountClaim = TypedCode & { name: string; number: string; telPhone: string }
export type CodeToVerify = TypedCode & { telPhone: string; purpose: string }

export type Accounts = Omit<Tokens, 'begin'> &
  Pick<Captchas, 'openPassword' | 'newPass'> &
  Pick<Registration, 'refuseTakenName'> &
  Pick<Clients, 'deviceTokenOf' | 'standingOf' | 'confirmations' | 'isWhereItBegan'> & {
    captchaText: Captchas['textOf']
    newSignOnCode: SignOnCodes['create']
    signOnUser: SignOnCodes['ownerOf']
    newCaptcha: Captchas['create']
    speakCaptcha: Captchas['speak']
    /** Sends a code; from a form open to anyone, with what was read in a captcha. */
    sendSms: (telPhone: string, purpose: string, client: Client, solution?: Solution) => { uuid: string }
    /** Takes the code that was sent to a phone, once; refuses with 403. */
    checkSms: (telPhone: string, code: string, holder: CodeHolder, purpose: string) => void
    /** The same without using the code up. */
    proveSms: (telPhone: string, code: string, holder: CodeHolder, purpose: string) => void
    /** Failures for the old password count no more, and whoever signed in with it is a stranger. */
    passwordChanged: (userId: string) => void
    byPassword: (input: PasswordLogin, client: Client) => NewSession
    bySms: (input: SmsLogin, client: Client) => NewSession
    /** By a code of the single sign-on, given out by the mock's own sign-on page, with the verifier of its challenge. */
    byCode: (input: CodeLogin, client: Client) => NewSession
    /** Of a person whose passkey was verified; the device counts as confirmed. */
    byPasskey: (user: User, client: Client) => NewSession
    /** A new account, and its first session. */
    register: (input: NewAccount, client: Client) => NewSession
    /** Whether a code is right, without using it up; that a phone is registered is revealed to its holder alone. */
    verifyCode: (input: CodeToVerify, client: Client) => void
    resetPassword: (input: NewPassword, client: Client) => User
    /** The account of a person who knows the name and number of its document and holds its phone; the whole name goes to the phone. */
    findAccount: (kind: AccountKind, claim: AccountClaim, client: Client) => { loginName: string; telPhone: string }
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
  const clients = createClients(core)
  const { confirmations } = clients
  const codes = createSmsCodes(core, {
    sms,
    standingOf: (telPhone, client) => clients.standingOf(byPhone(core, telPhone), client),
  })
  const captchas = createCaptchas(core)
  const signOnCodes = createSignOnCodes(core)
  const throttle = createLoginThrottle(core)
  const registration = createRegistration(core, { codes, captchas })

  const find = (name: string): User | undefined =>
    [...users.values()].find((user) => name !== '' && (user.loginName === name || user.telPhone === name))

  /** What failures are counted by: the account, or the typed name where there is none, so that both look the same. */
  const attemptOf = (name: string, user: User | undefined, client: Client): LoginAttempt => ({
    account: user?.id ?? `name ${name.toLowerCase()}`,
    client,
    standing: user ? clients.standingOf(user, client) : 'stranger',
  })
  const passwordChanged = (userId: string): void => {
    throttle.clear(userId)
    clients.forget(userId)
  }
  const began = (user: User, client: Client, accessToken: string) => {
    const session = tokens.sessionOf(accessToken)
    return { session, device: clients.signedIn(user.id, client, { session, accessToken }) }
  }
  const enter = (user: User, client: Client): NewSession => {
    const session = begin(user)
    if (user.isAllowAccess) began(user, client, session.access_token)
    return session
  }
  const byPasskey = (user: User, client: Client): NewSession => {
    const answer = begin(user)
    if (!user.isAllowAccess) return answer
    const { device, session } = began(user, client, answer.access_token)
    confirmations.confirm(user.id, { session, device })
    // The page has no cookies of the exchange inside it.
    if (client.source === pageSource) confirmations.confirm(user.id, { session, source: pageSource })
    return answer
  }

  return {
    ...tokens,
    deviceTokenOf: clients.deviceTokenOf,
    standingOf: clients.standingOf,
    confirmations,
    isWhereItBegan: clients.isWhereItBegan,
    byPasskey,
    openPassword: captchas.openPassword,
    newPass: captchas.newPass,
    newSignOnCode: signOnCodes.create,
    signOnUser: signOnCodes.ownerOf,
    captchaText: captchas.textOf,
    newCaptcha: captchas.create,
    speakCaptcha: captchas.speak,
    refuseTakenName: registration.refuseTakenName,
    passwordChanged,
    sendSms: (telPhone, purpose, client, solution) => {
      // The owner of an account gets no codes that another person requested by a mistyped number.
      if (purpose === smsCode.register) registration.refuseTakenPhone(telPhone)
      return codes.send(telPhone, purpose, client, solution && (() => captchas.check(solution, accountRefusal.captcha)))
    },
    checkSms: codes.check,
    proveSms: codes.prove,

    byPassword: (input, client) => {
      const user = find(input.username)
      const attempt = attemptOf(input.username, user, client)
      throttle.refuseWhileWaiting(attempt)
      captchas.checkOrPass(input, user?.id)
      const password = captchas.openPassword(input.password)
      if (!user || password === null || user.password !== password) {
        throttle.count(attempt)
        throttle.refuseWhileWaiting(attempt)
        throw new Refusal(403, wrongLogin)
      }
      throttle.forget(attempt)
      return enter(user, client)
    },
    bySms: ({ telPhone, code, uuid }, client) => {
      codes.check(telPhone, code, { ...client, uuid }, smsCode.default)
      const user = find(telPhone)
      if (!user) throw new Refusal(369, '该手机号尚未注册，请先注册')
      return enter(user, client)
    },
    byCode: ({ code, verifier = null }, client) => {
      const { userId, made } = signOnCodes.redeem(code, verifier)
      const user = users.get(userId)
      if (!user) throw new Refusal(403, '授权码无效或已过期，请重新登录')
      const session = enter(user, client)
      made(tokens.sessionOf(session.access_token))
      return session
    },
    register: (input, client) => enter(registration.register(input, client), client),

    verifyCode: ({ telPhone, code, codeUuid: uuid, purpose }, client) => {
      codes.prove(telPhone, code, { ...client, uuid }, purpose)
      if (purpose === smsCode.forgotPassword && !byPhone(core, telPhone))
        throw new Refusal(accountRefusal.notRegistered, '该手机号尚未注册，请先注册')
    },
    resetPassword: (input, client) => {
      const proved = codes.prove(
        input.telPhone,
        input.code,
        { ...client, uuid: input.codeUuid },
        smsCode.forgotPassword,
      )
      const user = byPhone(core, input.telPhone)
      if (!user) throw new Refusal(accountRefusal.notRegistered, '该手机号尚未注册，请先注册')
      const password = openNewPassword(captchas, input, user)
      proved.use()
      user.password = password
      passwordChanged(user.id)
      core.events.emit('passwordReset', { user })
      return user
    },
    findAccount: (kind, { name, number, telPhone, code, codeUuid: uuid }, client) => {
      codes.check(telPhone, code, { ...client, uuid }, smsCode.forgotPassword)
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
