import type { SealedPassword } from '#src/model/account/schema.ts'
import type { AccountKind } from '#src/model/session/refusals.ts'
import { type Actor, userOf } from '../actor.ts'
import type { Core } from '../core.ts'
import type { AccountClaim, Accounts, NewPassword, PasswordLogin, SmsLogin } from './accounts.ts'
import type { Solution } from './captcha.ts'
import type { Factors } from './factors/factors.ts'
import type { NewAccount } from './registration.ts'
import type { NewPhone, NewRefund, Proof, Security } from './security.ts'

type Services = Pick<Core, 'tables' | 'hub'> & { accounts: Accounts; security: Security; factors: Factors }
type NoInput = Record<string, never>
type CodeToSend = { telPhone: string; purpose: string; solution?: Solution }
type CodeToVerify = { telPhone: string; code: string; purpose: string }

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
  sendSms: ({ accounts }: Services, { telPhone, purpose, solution }: CodeToSend, actor: Actor) =>
    accounts.sendSms(telPhone, purpose, actor, solution),
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
  signInByCode: ({ accounts, security }: Services, { code }: { code: string }, actor: Actor) =>
    security.signedIn(accounts.byCode(code, actor), actor),
  newSsoCode: ({ accounts }: Services, { userId }: { userId: string }) => accounts.newSsoCode(userId),
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
  sendOwnCode: (services: Services, { solution }: { solution?: Solution }, actor: Actor) =>
    services.security.sendOwnCode(userOf(services, actor), solution),
  proveOldPhone: (services: Services, input: Proof, actor: Actor) =>
    services.security.proveOldPhone(userOf(services, actor), input, actor.session),
  proveIdentity: (services: Services, input: Proof, actor: Actor) =>
    services.security.prove(userOf(services, actor), input, actor.session),
  changePhone: (services: Services, input: NewPhone, actor: Actor) =>
    services.security.changePhone(userOf(services, actor), input, actor.session),
  unbindPhone: (services: Services, input: { code: string; password: SealedPassword }, actor: Actor) =>
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
