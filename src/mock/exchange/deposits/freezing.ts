import Big from 'big.js'
import { depositState } from '#src/model/deposit/schema.ts'
import type { Enrolment } from '../enrolments/record.ts'
import { Refusal } from '../refusal.ts'
import { yuanText } from '../seed/texts/amounts.ts'
import type { Tables } from '../tables.ts'
import type { DepositBook } from './book.ts'
import { type Deposit, frozenOf, moneyOf } from './record.ts'

/** What of a deposit went into the service fee and into other payments, 元. */
export type Turned = { fee: string; rest: string }

const least = (one: Big, other: Big): Big => (one.lt(other) ? one : other)

export type Freezing = {
  freeze: (id: string, lotId: string, amount: string, reason: string, lotName?: string | null) => void
  /** Freezes the whole deposit of a single asset when its room opens. */
  freezeFor: (enrolment: Pick<Enrolment, 'depositId'>, roomId: string) => void
  unfreeze: (id: string, lotId: string, reason: string) => void
  /**
   * The winner's money becomes part of what the contract demands, the service fee first (domain 1.3, 5.6): up to `fee` and `rest`,
   * in 元. A guarantee covers nothing: it is held until all is paid. Answers what was turned.
   */
  turnToPrice: (id: string, most: { fee: string; rest: string }, reason: string) => Turned
  /** What a defaulter loses, by a decision of the exchange (domain 5.6); the person may appeal within five working days. */
  forfeit: (id: string, reason: string) => Pick<Deposit, 'id' | 'state'>
}

/** Money held while its owner leads, freed when outbid, turned into price when the lot is won (domain 5.2, 5.3). */
export function createFreezing({ listings }: Pick<Tables, 'listings'>, book: DepositBook): Freezing {
  const { documents, find, changed, move, write } = book

  /** A movement of a package's pool names its lot; one of a single asset needs no name. */
  const lotNameOf = ({ listing }: Deposit, lotId: string): string | null =>
    listing.isPackage ? (listings.get(lotId)?.assetsName ?? null) : null

  const freeze: Freezing['freeze'] = (id, lotId, amount, reason, lotName = null) => {
    const deposit = find(id)
    if (deposit.frozen.has(lotId)) return
    deposit.frozen.set(lotId, amount)
    deposit.state = depositState.frozen
    move(deposit, 'frozen', amount, reason, lotName)
    changed(deposit)
  }

  return {
    freeze,
    freezeFor: ({ depositId }, roomId) => {
      if (depositId !== null) freeze(depositId, roomId, find(depositId).due, '竞价开始')
    },
    unfreeze: (id, lotId, reason) => {
      const deposit = find(id)
      const held = deposit.frozen.get(lotId)
      if (held === undefined) return
      deposit.frozen.delete(lotId)
      if (deposit.frozen.size === 0 && deposit.state === depositState.frozen) deposit.state = depositState.arrived
      move(deposit, 'freed', held, reason, lotNameOf(deposit, lotId))
      changed(deposit)
    },
    turnToPrice: (id, most, reason) => {
      const deposit = find(id)
      if (deposit.guarantee?.state === 'accepted') return { fee: '0.00', rest: '0.00' }
      const money = least(frozenOf(deposit), moneyOf(deposit).minus(deposit.spent))
      const fee = least(money, new Big(most.fee))
      const rest = least(money.minus(fee), new Big(most.rest))
      const turned = fee.plus(rest)
      deposit.frozen.clear()
      deposit.spent = new Big(deposit.spent).plus(turned).toFixed()
      deposit.turned = turned.toFixed()
      deposit.state = rest.gt(0) ? depositState.turnedToPrice : depositState.turnedToFee
      if (fee.gt(0)) move(deposit, 'fee', fee.toFixed(), reason)
      if (rest.gt(0)) move(deposit, 'price', rest.toFixed(), reason)
      write(deposit, {
        title: '保证金已抵作应付款项',
        text: `“${deposit.listing.assetsName}”交易合同已生效，保证金 ${yuanText(turned.toFixed())}已抵作应付款项`,
      })
      changed(deposit)
      return { fee: fee.toFixed(2), rest: rest.toFixed(2) }
    },
    forfeit: (id, reason) => {
      const deposit = find(id)
      const lots = [...deposit.frozen.entries()]
      const turned = new Big(deposit.turned)
      if (lots.length === 0 && turned.eq(0)) throw new Refusal(400, '没有已冻结的保证金')
      const taken = lots.reduce((sum, [, amount]) => sum.plus(amount), turned).toFixed()
      if (turned.gt(0)) {
        move(deposit, 'reversed', deposit.turned, '成交终止，已抵作应付款项的部分冲回')
        move(deposit, 'forfeited', deposit.turned, reason)
      }
      deposit.turned = '0'
      for (const [lotId, amount] of lots) {
        deposit.frozen.delete(lotId)
        deposit.spent = new Big(deposit.spent).plus(amount).toFixed()
        move(deposit, 'forfeited', amount, reason, lotNameOf(deposit, lotId))
      }
      deposit.state = depositState.forfeited
      deposit.documents.push(documents.forfeiture(deposit, taken, reason))
      write(deposit, { title: '保证金被扣除', text: `${reason}；如有异议可在5个工作日内申诉`, also: ['push', 'sms'] })
      changed(deposit)
      return { id, state: deposit.state }
    },
  }
}
