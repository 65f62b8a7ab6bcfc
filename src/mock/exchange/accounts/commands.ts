import type { SealedPassword } from '#src/model/account/schema.ts'
import type { AccountKind } from '#src/model/session/refusals.ts'
import { type Actor, userOf } from '../actor.ts'
import type { Core } from '../core.ts'
import { Refusal } from '../refusal.ts'
import { smsCode } from '#src/model/session/schema.ts'
import { type OwnSmsPurpose, ownSmsPurposes } from '#src/model/account/own-sms-purposes.ts'
import type {
  AccountClaim,
  Accounts,
  CodeLogin,
  CodeToVerify,
  NewPassword,
  PasswordLogin,
  SmsLogin,
} from './accounts.ts'
import type { Solution } from './captcha.ts'
import type { Factors } from './factors/factors.ts'
import type { NewAccount } from './registration.ts'
import type { NewPhone, NewRefund, PhoneRelease, Proof, Security } from './security.ts'

type Services = Pick<Core, 'tables' | 'hub'> & { accounts: Accounts; security: Security; factors: Factors }
type NoInput = Record<string, never>
type CodeToSend = { telPhone: string; purpose: string; solution?: Solution }
/** Without a purpose in journals of earlier versions. */
type OwnCodeToSend = { purpose?: OwnSmsPurpose | typeof smsCode.default; solution?: Solution }

const ownPurposes: readonly string[] = ownSmsPurposes

/** Keeps that a sign-in to an existing account was refused; whether it exists does not change the answer. */
function noteRefused<T>({ tables, security }: Services, name: string, actor: Actor, signIn: () => T): T {
  try {
    return signIn()
  } catch (error) {
    const user = [...tables.users.values()].find(({ loginName, telPhone }) => [loginName, telPhone].includes(name))
    if (user && name !== '') security.events.add(user.id, 'sign-in-refused', actor)
    throw error
  }
}

/** Registration, sign-in, sign-out and recovery. */
export const loginCommands = {
  newCaptcha: ({ accounts }: Services, _input: NoInput) => accounts.newCaptcha(),
  speakCaptcha: ({ accounts }: Services, { uuid }: { uuid: string }) => accounts.speakCaptcha(uuid),
  sendSms: ({ accounts }: Services, { telPhone, purpose, solution }: CodeToSend, actor: Actor) => {
    // Only the signed-in holder of a phone has these sent.
    if (ownPurposes.includes(purpose)) throw new Refusal(400, '参数错误')
    return accounts.sendSms(telPhone, purpose, actor, solution)
  },
  signInByPassword: (services: Services, input: PasswordLogin, actor: Actor) =>
    services.security.signedIn(
      noteRefused(services, input.username, actor, () => services.accounts.byPassword(input, actor)),
      actor,
    ),
  signInBySms: (services: Services, input: SmsLogin, actor: Actor) =>
    services.security.signedIn(
      noteRefused(services, input.telPhone, actor, () => services.accounts.bySms(input, actor)),
      actor,
    ),
  signInByCode: ({ accounts, security }: Services, input: CodeLogin, actor: Actor) =>
    security.signedIn(accounts.byCode(input, actor), actor),
  newSsoCode: ({ accounts }: Services, { userId, challenge = null }: { userId: string; challenge?: string | null }) =>
    accounts.newSignOnCode(userId, challenge),
  refresh: ({ accounts }: Services, { refreshToken }: { refreshToken: string }) => accounts.byRefresh(refreshToken),
  signOut: ({ accounts }: Services, { userId }: { userId: string }, { session }: Actor) =>
    accounts.signOut(userId, (held) => !session || held === session),
  lock: ({ accounts, hub }: Services, { userId }: { userId: string }, { session }: Actor) => {
    accounts.signOut(userId, (held) => held === session)
    hub.closeUser(userId, 4401, (who) => who.session === session)
    return accounts.newPass(userId)
  },
  newPushTicket: ({ accounts }: Services, { userId }: { userId: string }, { session }: Actor) =>
    accounts.newPushTicket(userId, session),
  register: ({ accounts, security }: Services, input: NewAccount, actor: Actor) =>
    security.signedIn(accounts.register(input, actor), actor),
  verifyCode: ({ accounts }: Services, input: CodeToVerify, actor: Actor) => accounts.verifyCode(input, actor),
  resetPassword: ({ accounts }: Services, input: NewPassword, actor: Actor) => accounts.resetPassword(input, actor),
  findAccount: ({ accounts }: Services, { kind, claim }: { kind: AccountKind; claim: AccountClaim }, actor: Actor) =>
    accounts.findAccount(kind, claim, actor),
}

/** What people change about their own accounts. */
export const accountCommands = {
  changePassword: (services: Services, input: { old: SealedPassword; fresh: SealedPassword }, actor: Actor) =>
    services.security.changePassword(userOf(services, actor), input),
  sendOwnCode: (services: Services, { purpose = smsCode.default, solution }: OwnCodeToSend, actor: Actor) =>
    services.security.sendOwnCode(userOf(services, actor), purpose, solution),
  proveOldPhone: (services: Services, input: Proof, actor: Actor) =>
    services.security.proveOldPhone(userOf(services, actor), input, actor.session),
  proveIdentity: (services: Services, input: Proof, actor: Actor) =>
    services.security.prove(userOf(services, actor), input, actor.session),
  changePhone: (services: Services, input: NewPhone, actor: Actor) =>
    services.security.changePhone(userOf(services, actor), input, actor.session),
  unbindPhone: (services: Services, input: PhoneRelease, actor: Actor) =>
    services.security.unbindPhone(userOf(services, actor), input, actor.session),
  sendEmailCode: (services: Services, { email }: { email: string }, actor: Actor) =>
    services.security.sendEmailCode(userOf(services, actor), email, actor.session),
  bindEmail: (services: Services, input: { email: string; code: string }, actor: Actor) =>
    services.security.bindEmail(userOf(services, actor), input, actor.session),
  bindRefundAccount: (services: Services, input: NewRefund, actor: Actor) =>
    services.security.bindRefundAccount(userOf(services, actor), input, actor.session),
  setPortrait: (services: Services, { fileId }: { fileId: string }, actor: Actor) =>
    services.security.setPortrait(userOf(services, actor), fileId),
  tellDevice: (services: Services, { timeZone }: { timeZone: string }, actor: Actor) =>
    services.security.devices.setTimeZone(userOf(services, actor).id, actor.session, timeZone),
  endDevice: (services: Services, { id }: { id: string }, actor: Actor) =>
    services.security.devices.endOne(userOf(services, actor).id, id, actor.session),
  endOtherDevices: (services: Services, _input: NoInput, actor: Actor) =>
    services.security.devices.endOthers(userOf(services, actor).id, actor.session),
  closeAccount: (services: Services, input: Proof, actor: Actor) => {
    const user = userOf(services, actor)
    services.security.close(user, input)
    services.factors.forget(user.id)
  },
}
