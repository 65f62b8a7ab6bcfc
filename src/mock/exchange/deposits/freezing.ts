import Big from 'big.js'
import { depositState } from '#src/model/deposit/schema.ts'
import type { Enrolment } from '../enrolments/record.ts'
import { Refusal } from '../refusal.ts'
import type { Tables } from '../tables.ts'
import type { DepositBook } from './book.ts'
import type { Deposit } from './record.ts'

export type Freezing = {
  freeze: (id: string, lotId: string, amount: string, reason: string, lotName?: string | null) => void
  /** Freezes the whole deposit of a single asset when its room opens. */
  freezeFor: (enrolment: Pick<Enrolment, 'depositId'>, roomId: string) => void
  unfreeze: (id: string, lotId: string, reason: string) => void
  /** The winner's money becomes part of the price (domain 1.3). */
  turnToPrice: (id: string, lotId: string, reason: string) => void
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
    turnToPrice: (id, lotId, reason) => {
      const deposit = find(id)
      const amount = deposit.frozen.get(lotId)
      if (amount === undefined) return
      deposit.frozen.delete(lotId)
      deposit.spent = new Big(deposit.spent).plus(amount).toFixed()
      deposit.state = depositState.turnedToPrice
      move(deposit, 'price', amount, reason, lotNameOf(deposit, lotId))
      changed(deposit)
    },
    forfeit: (id, reason) => {
      const deposit = find(id)
      const lots = [...deposit.frozen.entries()]
      if (lots.length === 0) throw new Refusal(400, '没有已冻结的保证金')
      for (const [lotId, amount] of lots) {
        deposit.frozen.delete(lotId)
        deposit.spent = new Big(deposit.spent).plus(amount).toFixed()
        move(deposit, 'forfeited', amount, reason, lotNameOf(deposit, lotId))
      }
      deposit.state = depositState.forfeited
      deposit.documents.push(documents.forfeiture(deposit, reason))
      write(deposit, { title: '保证金被扣除', text: `${reason}；如有异议可在5个工作日内申诉`, also: ['push', 'sms'] })
      changed(deposit)
      return { id, state: deposit.state }
    },
  }
}
