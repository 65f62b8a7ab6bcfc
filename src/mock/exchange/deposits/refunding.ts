import Big from 'big.js'
import { depositState } from '#src/model/deposit/schema.ts'
import { yuanText } from '../seed/texts/amounts.ts'
import type { DepositBook } from './book.ts'
import type { Deposit } from './record.ts'

/** The mock's finance people send money back at once; three working days is what they promise (domain 1.3). */
const refundAfterMs = 60_000

export type Refunding = ReturnType<typeof createRefunding>

/** A refund on its way: asked for, sent, arrived or refused by the bank. */
export function createRefunding({ exchange, papers, tell, changed, move }: DepositBook) {
  /** What is still bound for a lot that was won decides what the deposit is; a refund beside it goes its own way. */
  const enter = (deposit: Deposit, state: Deposit['state']) => {
    deposit.state = deposit.frozen.size > 0 ? depositState.frozen : state
  }

  const refundDone = (deposit: Deposit) => {
    const amount = deposit.refund.amount ?? '0'
    enter(deposit, depositState.refunded)
    deposit.refund.state = 'done'
    deposit.refund.doneAt = exchange.now()
    deposit.spent = new Big(deposit.spent).plus(amount).toFixed()
    move(deposit, 'refund', amount, '退回退款账户')
    deposit.documents.push(papers.refund(deposit, amount))
    tell(deposit, {
      title: '保证金退款完成',
      text: `“${deposit.listing.assetsName}”退款 ${yuanText(amount)}已到账`,
      also: ['push', 'sms'],
    })
    changed(deposit)
  }

  const refundFailed = (deposit: Deposit, reason: string) => {
    enter(deposit, depositState.toRefund)
    deposit.refund.state = 'failed'
    deposit.refund.reason = reason
    tell(deposit, {
      title: '保证金退款失败',
      text: `“${deposit.listing.assetsName}”退款失败，请核对账户`,
      also: ['push', 'sms'],
    })
    changed(deposit)
  }

  const sendBack = (deposit: Deposit) => {
    exchange.timers.set(exchange.now() + refundAfterMs, () => {
      if (deposit.refund.state !== 'asked') return
      enter(deposit, depositState.refunding)
      deposit.refund.state = 'sent'
      tell(deposit, {
        title: '保证金退款已发起',
        text: `“${deposit.listing.assetsName}”退款 ${yuanText(deposit.refund.amount ?? '0')}已发起`,
      })
      changed(deposit)
    })
    exchange.timers.set(exchange.now() + 2 * refundAfterMs, () => {
      if (deposit.refund.state !== 'sent') return
      const fault = exchange.kyc.cards.refundFaultOf(deposit.refund.account)
      if (fault === null) refundDone(deposit)
      else refundFailed(deposit, fault)
    })
  }

  return { enter, sendBack }
}
