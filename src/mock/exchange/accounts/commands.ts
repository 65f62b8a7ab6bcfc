import type { AccountKind } from '#src/model/session/refusals.ts'
import type { Solution } from './captcha.ts'
import type { Claim, NewPassword } from './recovery.ts'
import type { NewAccount } from './registration.ts'
import type { SignIn } from './login.ts'
import type { Actor } from '../actor.ts'
import type { Exchange } from '../exchange.ts'

type Nothing = Record<string, never>
type CodeToSend = { telPhone: string; purpose: string; solution?: Solution }
type CodeToVerify = { telPhone: string; code: string; purpose: string }

/** The ways in, out and back in. */
export const entryCommands = {
  newCaptcha: (exchange: Exchange, _nothing: Nothing) => exchange.accounts.newCaptcha(),
  sendSms: (exchange: Exchange, { telPhone, purpose, solution }: CodeToSend, { userId }: Actor) =>
    exchange.accounts.sendSms(telPhone, purpose, solution, userId),
  signInByPassword: (exchange: Exchange, input: SignIn, actor: Actor) =>
    exchange.security.signedIn(exchange.accounts.byPassword(input), actor),
  signInBySms: (exchange: Exchange, input: { telPhone: string; code: string }, actor: Actor) =>
    exchange.security.signedIn(exchange.accounts.bySms(input), actor),
  signInByCode: (exchange: Exchange, { code }: { code: string }, actor: Actor) =>
    exchange.security.signedIn(exchange.accounts.byCode(code), actor),
  newSsoCode: (exchange: Exchange, { userId }: { userId: string }) => exchange.accounts.newSsoCode(userId),
  refresh: (exchange: Exchange, { refreshToken }: { refreshToken: string }) =>
    exchange.accounts.byRefresh(refreshToken),
  signOut: (exchange: Exchange, { userId }: { userId: string }, { session }: Actor) =>
    exchange.accounts.signOut(userId, (held) => !session || held === session),
  lock: (exchange: Exchange, { userId }: { userId: string }, { session }: Actor) => {
    exchange.accounts.signOut(userId, (held) => held === session)
    exchange.hub.closeUser(userId, 4401, (who) => who.session === session)
    return exchange.accounts.newPass(userId)
  },
  newPushTicket: (exchange: Exchange, { userId }: { userId: string }, { session }: Actor) =>
    exchange.accounts.newPushTicket(userId, session),
  register: (exchange: Exchange, input: NewAccount, actor: Actor) =>
    exchange.security.signedIn(exchange.accounts.register(input), actor),
  verifyCode: (exchange: Exchange, input: CodeToVerify) => exchange.accounts.verifyCode(input),
  resetPassword: (exchange: Exchange, input: NewPassword) => exchange.accounts.resetPassword(input),
  findAccount: (exchange: Exchange, { kind, claim }: { kind: AccountKind; claim: Claim }) =>
    exchange.accounts.findAccount(kind, claim),
}
