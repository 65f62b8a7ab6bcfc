import type { SealedPassword } from '#src/model/account/schema.ts'
import type { NewRefund } from './belongings.ts'
import type { Proof } from './parts.ts'
import type { NewPhone } from './phone.ts'
import { userOf } from './security.ts'
import type { Solution } from './captcha.ts'
import type { Actor } from '../actor.ts'
import type { Exchange } from '../exchange.ts'

/** What people do to their own accounts. */
export const accountCommands = {
  changePassword: (exchange: Exchange, input: { old: SealedPassword; fresh: SealedPassword }, actor: Actor) =>
    exchange.security.changePassword(userOf(exchange, actor), input),
  sendOwnCode: (exchange: Exchange, { solution }: { solution?: Solution }, actor: Actor) =>
    exchange.security.sendOwnCode(userOf(exchange, actor), solution),
  proveOldPhone: (exchange: Exchange, input: Proof, actor: Actor) =>
    exchange.security.proveOldPhone(userOf(exchange, actor), input),
  changePhone: (exchange: Exchange, input: NewPhone, actor: Actor) =>
    exchange.security.changePhone(userOf(exchange, actor), input),
  unbindPhone: (exchange: Exchange, input: { code: string; password: SealedPassword }, actor: Actor) =>
    exchange.security.unbindPhone(userOf(exchange, actor), input),
  sendEmailCode: (exchange: Exchange, { email }: { email: string }, actor: Actor) =>
    exchange.security.sendEmailCode(userOf(exchange, actor), email),
  bindEmail: (exchange: Exchange, input: { email: string; code: string }, actor: Actor) =>
    exchange.security.bindEmail(userOf(exchange, actor), input),
  bindRefundAccount: (exchange: Exchange, input: NewRefund, actor: Actor) =>
    exchange.security.bindRefundAccount(userOf(exchange, actor), input),
  setPortrait: (exchange: Exchange, { fileId }: { fileId: string }, actor: Actor) =>
    exchange.security.setPortrait(userOf(exchange, actor), fileId),
  tellDevice: (exchange: Exchange, { timeZone }: { timeZone: string }, actor: Actor) =>
    exchange.security.devices.tell(userOf(exchange, actor).id, actor.session, timeZone),
  endDevice: (exchange: Exchange, { id }: { id: string }, actor: Actor) =>
    exchange.security.devices.endOne(userOf(exchange, actor).id, id, actor.session),
  endOtherDevices: (exchange: Exchange, _nothing: Record<string, never>, actor: Actor) =>
    exchange.security.devices.endOthers(userOf(exchange, actor).id, actor.session),
  closeAccount: (exchange: Exchange, input: Proof, actor: Actor) =>
    exchange.security.close(userOf(exchange, actor), input),
}
