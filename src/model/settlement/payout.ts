import { distribute, openOf, sumOf } from './schedule.ts'
import type { Payout } from './schema.ts'

type Paid = { kind: string; amount: string }

/**
 * What the exchange pays out to the seller: everything that the taker pays for the deal, less the seller's service fee. Of a
 * lease that is the bond and the first rent, which may be less than the fee: the seller then owes the rest. `fee` in 元.
 */
export function payoutOf(bills: readonly Paid[], fee: string): Payout {
  const received = sumOf(bills.filter(({ kind }) => kind !== 'fee').map(({ amount }) => amount))
  const { parts, rest } = distribute(received, [fee])
  const deducted = sumOf(parts)
  return { received, deducted, amount: rest, owed: openOf(fee, deducted) }
}
