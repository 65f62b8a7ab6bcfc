import Big from 'big.js'
import { depositState } from '#src/model/deposit/schema.ts'
import { linkTo } from '#src/model/paths.ts'
import { yuanText } from '../seed/texts/amounts.ts'
import type { DepositBook } from './book.ts'
import { type Deposit, isWaiting, missingOf, overOf, paidOf } from './record.ts'

export type Settle = (deposit: Deposit) => void

/** What follows when recognised money has grown: part of what is due, all of it, too much (domain 5.2). */
export function createSettling({ exchange, papers, tell, changed, move }: DepositBook): { settle: Settle } {
  const giveBackOver = (deposit: Deposit, paid: Big) => {
    const over = overOf(deposit)
    if (deposit.listing.isPackage || over.eq(0)) return
    deposit.spent = new Big(deposit.spent).plus(over).toFixed()
    move(deposit, 'refund', over.toFixed(), '超额部分原路退回')
    tell(deposit, {
      title: '保证金超额部分退回',
      text: `“${deposit.listing.assetsName}”应缴 ${yuanText(deposit.due)}，到账 ${yuanText(paid.toFixed())}，多缴的 ${yuanText(over.toFixed())}已原路退回`,
      also: ['push'],
    })
  }

  const arrive = (deposit: Deposit, paid: Big) => {
    deposit.state = depositState.arrived
    deposit.arrivedAt = exchange.now()
    move(deposit, 'arrived', deposit.due, '保证金足额到账，已生效')
    giveBackOver(deposit, paid)
    deposit.documents.push(papers.arrival(deposit, paid.toFixed()))
    changed(deposit)
    exchange.enrolments.qualify(deposit.enrolId)
  }

  /** What the recognised money now amounts to. */
  const settle = (deposit: Deposit) => {
    if (!isWaiting(deposit)) {
      changed(deposit)
      exchange.enrolments.poolGrew(deposit.enrolId)
      return
    }
    const paid = paidOf(deposit)
    if (paid.lt(deposit.due)) {
      if (paid.gt(0)) deposit.state = depositState.partly
      changed(deposit)
      if (paid.gt(0))
        tell(deposit, {
          title: '保证金部分到账',
          text: `“${deposit.listing.assetsName}”已到账 ${yuanText(paid.toFixed())}，尚需 ${yuanText(missingOf(deposit).toFixed())}`,
          link: linkTo.cashier(deposit.enrolId),
          also: ['push', 'sms'],
        })
      return
    }
    arrive(deposit, paid)
  }

  return { settle }
}
