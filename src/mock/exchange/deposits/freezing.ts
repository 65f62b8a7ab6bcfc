import Big from 'big.js'
import { depositState } from '#src/model/deposit/schema.ts'
import type { Enrolment } from '../enrolments/record.ts'
import { Refusal } from '../refusal.ts'
import type { DepositBook } from './book.ts'
import type { Deposit } from './record.ts'

export type Freezing = ReturnType<typeof createFreezing>

/** What a movement of a package's pool is about; of a single asset that goes without saying. */
const lotNameOf = ({ exchange }: DepositBook, { listing }: Deposit, lotId: string): string | null =>
  listing.isPackage ? (exchange.tables.listings.get(lotId)?.assetsName ?? null) : null

/** Money held while its owner leads, freed when outbid, turned into price when the lot is won (domain 5.2, 5.3). */
export function createFreezing(book: DepositBook) {
  const { papers, find, changed, move, tell } = book
  const freeze = (id: string, lotId: string, amount: string, reason: string, lotName: string | null = null) => {
    const deposit = find(id)
    if (deposit.frozen.has(lotId)) return
    deposit.frozen.set(lotId, amount)
    deposit.state = depositState.frozen
    move(deposit, 'frozen', amount, reason, lotName)
    changed(deposit)
  }

  const unfreeze = (id: string, lotId: string, reason: string, amount?: string) => {
    const deposit = find(id)
    const held = amount ?? deposit.frozen.get(lotId)
    if (!deposit.frozen.delete(lotId) || held === undefined) return
    if (deposit.frozen.size === 0 && deposit.state === depositState.frozen) deposit.state = depositState.arrived
    move(deposit, 'freed', held, reason, lotNameOf(book, deposit, lotId))
    changed(deposit)
  }

  /** The winner's money becomes part of the price (domain 1.3). */
  const turnToPrice = (id: string, lotId: string, reason: string) => {
    const deposit = find(id)
    const amount = deposit.frozen.get(lotId)
    if (amount === undefined) return
    deposit.frozen.delete(lotId)
    deposit.spent = new Big(deposit.spent).plus(amount).toFixed()
    deposit.state = depositState.turnedToPrice
    move(deposit, 'price', amount, reason, lotNameOf(book, deposit, lotId))
    changed(deposit)
  }

  /** What a defaulter loses, by a decision of the exchange (domain 5.6); the person may appeal within five working days. */
  const forfeit = (id: string, reason: string) => {
    const deposit = find(id)
    const lots = [...deposit.frozen.entries()]
    if (lots.length === 0) throw new Refusal(400, '没有已冻结的保证金')
    for (const [lotId, amount] of lots) {
      deposit.frozen.delete(lotId)
      deposit.spent = new Big(deposit.spent).plus(amount).toFixed()
      move(deposit, 'forfeited', amount, reason, lotNameOf(book, deposit, lotId))
    }
    deposit.state = depositState.forfeited
    deposit.documents.push(papers.forfeiture(deposit, reason))
    tell(deposit, { title: '保证金被扣除', text: `${reason}；如有异议可在5个工作日内申诉`, also: ['push', 'sms'] })
    changed(deposit)
    return { id, state: deposit.state }
  }

  /** The whole deposit of a single asset, bound when its room opens. */
  const freezeFor = ({ depositId }: Pick<Enrolment, 'depositId'>, roomId: string) => {
    if (depositId === null) return
    const { due } = find(depositId)
    freeze(depositId, roomId, due, '竞价开始')
  }

  return { freeze, freezeFor, unfreeze, turnToPrice, forfeit }
}
