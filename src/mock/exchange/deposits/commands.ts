import type { Account } from '#src/model/enrolment/schema.ts'
import { type Actor, userIdOf } from '../actor.ts'
import type { Exchange } from '../exchange.ts'
import type { BankWord } from './payment-result.ts'
import type { ClaimInput } from './claims.ts'
import type { GuaranteeInput } from './guarantees.ts'
import type { Payment } from './payments.ts'
import type { Transfer } from './receipts.ts'

/** Commands of the deposits: those of their owners, and those of the bank. */
export const depositCommands = {
  chooseDepositBank: (exchange: Exchange, { id, bank }: { id: string; bank: string }, actor: Actor) =>
    exchange.deposits.chooseBank(id, bank, userIdOf(actor)),
  payDeposit: (exchange: Exchange, { id, ...payment }: { id: string } & Payment, actor: Actor) =>
    exchange.deposits.pay(id, payment, userIdOf(actor)),
  cancelPayment: (exchange: Exchange, { id, orderId }: { id: string; orderId: string }, actor: Actor) =>
    exchange.deposits.cancelPay(id, orderId, userIdOf(actor)),
  handInGuarantee: (exchange: Exchange, { id, ...letter }: { id: string } & GuaranteeInput, actor: Actor) =>
    exchange.deposits.handInGuarantee(id, letter, userIdOf(actor)),
  claimTransfer: (exchange: Exchange, { id, ...claim }: { id: string } & ClaimInput, actor: Actor) =>
    exchange.deposits.claim(id, claim, userIdOf(actor)),
  topUpDeposit: (exchange: Exchange, { id, due }: { id: string; due: string }, actor: Actor) =>
    exchange.deposits.topUp(id, due, userIdOf(actor)),
  correctRefundAccount: (exchange: Exchange, { id, account }: { id: string; account: Account }, actor: Actor) =>
    exchange.deposits.refundAccount(id, account, userIdOf(actor)),
  bankTransfer: (exchange: Exchange, transfer: Transfer) => exchange.deposits.receive(transfer),
  bankSays: (exchange: Exchange, { orderId, word }: { orderId: string; word: BankWord }) =>
    exchange.deposits.bankSays(orderId, word),
  returnReceipt: (exchange: Exchange, { serial }: { serial: string }) => exchange.deposits.sendBackReceipt(serial),
  checkClaim: (exchange: Exchange, { id }: { id: string }) => exchange.deposits.checkClaimNow(id),
  forfeitDeposit: (exchange: Exchange, { id, reason }: { id: string; reason: string }) =>
    exchange.deposits.forfeit(id, reason),
}
