import type { Actor } from './actor.ts'
import type { Exchange } from './exchange.ts'
import type { Fault } from './faults.ts'
import { keep, letGo, look, remind } from './interest.ts'
import { scenarios, type ScenarioName } from '../scenarios/scenarios.ts'

type SignIn = { username: string; password: string; uuid: string; captcha: string }
type NewAccount = { loginName: string; password: string; telPhone: string; code: string; nonce: string }
type NewPassword = { telPhone: string; code: string; password: string; nonce: string }

/**
 * Everything that changes the exchange from outside. Each is a function of the exchange, its input and who asks, and of
 * nothing else, so that the journal can be played again.
 */
export const commands = {
  newCaptcha: (exchange: Exchange, _nothing: Record<string, never>) => exchange.accounts.newCaptcha(),
  sendSms: (exchange: Exchange, { telPhone, purpose }: { telPhone: string; purpose: string }) =>
    exchange.accounts.sendSms(telPhone, purpose),
  signInByPassword: (exchange: Exchange, input: SignIn) => exchange.accounts.byPassword(input),
  signInBySms: (exchange: Exchange, input: { telPhone: string; code: string }) => exchange.accounts.bySms(input),
  signInByCode: (exchange: Exchange, { code }: { code: string }) => exchange.accounts.byCode(code),
  newSsoCode: (exchange: Exchange, { userId }: { userId: string }) => exchange.accounts.newSsoCode(userId),
  refresh: (exchange: Exchange, { refreshToken }: { refreshToken: string }) =>
    exchange.accounts.byRefresh(refreshToken),
  signOut: (exchange: Exchange, { userId }: { userId: string }) => exchange.accounts.signOut(userId),
  newPushTicket: (exchange: Exchange, { userId }: { userId: string }) => exchange.accounts.newPushTicket(userId),
  register: (exchange: Exchange, input: NewAccount) => exchange.accounts.register(input),
  resetPassword: (exchange: Exchange, input: NewPassword) => exchange.accounts.resetPassword(input),
  say: (exchange: Exchange, { conversation, text }: { conversation: string; text: string }, actor: Actor) =>
    exchange.desk.say(conversation, text, actor),
  lookAt: (exchange: Exchange, { assetsId }: { assetsId: string }) => look(exchange, assetsId),
  remindMe: (exchange: Exchange, { assetsId }: { assetsId: string }, actor: Actor) => remind(exchange, assetsId, actor),
  addFavourite: (exchange: Exchange, { assetsId }: { assetsId: string }, actor: Actor) =>
    keep(exchange, assetsId, actor),
  removeFavourites: (exchange: Exchange, { assetsIds }: { assetsIds: string[] }, actor: Actor) =>
    letGo(exchange, assetsIds, actor),
  jumpClock: (exchange: Exchange, { ms }: { ms: number }) => exchange.shift(ms),
  setFaults: (exchange: Exchange, { faults }: { faults: Fault[] }) => {
    exchange.faults = faults
  },
  loadScenario: (exchange: Exchange, { name }: { name: ScenarioName }) => scenarios[name](exchange),
  quoteOnce: (exchange: Exchange, { assetsId, bidNo }: { assetsId: string; bidNo: string }) =>
    exchange.market.quoteOnce(assetsId, bidNo),
}

type Commands = typeof commands
export type CommandName = keyof Commands
export type CommandInput<N extends CommandName> = Parameters<Commands[N]>[1]
export type CommandResult<N extends CommandName> = ReturnType<Commands[N]>
