import type { Account } from '#src/model/enrolment/schema.ts'
import { type Actor, userIdOf } from '../actor.ts'
import type { ClaimInput } from './claims.ts'
import type { Deposits } from './deposits.ts'
import type { GuaranteeInput } from './guarantees.ts'
import type { BankReport, Gateway, Payment } from './gateway.ts'
import type { Transfer } from './receipts.ts'

type Services = { deposits: Deposits; gateway: Pick<Gateway, 'report'> }

/** Commands of the deposits: those of their owners, and those of the bank. */
export const depositCommands = {
  chooseDepositBank: ({ deposits }: Services, { id, bank }: { id: string; bank: string }, actor: Actor) =>
    deposits.chooseBank(id, bank, userIdOf(actor)),
  payDeposit: ({ deposits }: Services, { id, ...payment }: { id: string } & Payment, actor: Actor) =>
    deposits.pay(id, payment, userIdOf(actor)),
  cancelPayment: ({ deposits }: Services, { id, orderId }: { id: string; orderId: string }, actor: Actor) =>
    deposits.cancelPay(id, orderId, userIdOf(actor)),
  handInGuarantee: ({ deposits }: Services, { id, ...guarantee }: { id: string } & GuaranteeInput, actor: Actor) =>
    deposits.handInGuarantee(id, guarantee, userIdOf(actor)),
  claimTransfer: ({ deposits }: Services, { id, ...claim }: { id: string } & ClaimInput, actor: Actor) =>
    deposits.claim(id, claim, userIdOf(actor)),
  topUpDeposit: ({ deposits }: Services, { id, due }: { id: string; due: string }, actor: Actor) =>
    deposits.topUp(id, due, userIdOf(actor)),
  correctRefundAccount: ({ deposits }: Services, { id, account }: { id: string; account: Account }, actor: Actor) =>
    deposits.refundAccount(id, account, userIdOf(actor)),
  bankTransfer: ({ deposits }: Services, transfer: Transfer) => deposits.receive(transfer),
  bankSays: ({ gateway }: Services, { orderId, word }: { orderId: string; word: BankReport }) =>
    gateway.report(orderId, word),
  returnReceipt: ({ deposits }: Services, { serial }: { serial: string }) => deposits.sendBackReceipt(serial),
  checkClaim: ({ deposits }: Services, { id }: { id: string }) => deposits.checkClaimNow(id),
  forfeitDeposit: ({ deposits }: Services, { id, reason }: { id: string; reason: string }) =>
    deposits.forfeit(id, reason),
}
