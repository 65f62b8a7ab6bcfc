import { addMoney, compareMoney, isMoney } from '../money/money.ts'
import { type DepositRow, depositState } from './schema.ts'

/** State of money paid above what was due; amounts in 元. */
export type Overpaid =
  | { kind: 'returned'; over: string }
  | { kind: 'returning'; over: string; returned: string; rest: string }
  /** In the pool of a package it serves its owner until the bidding is over. */
  | { kind: 'pooled'; over: string }

const inPool: ReadonlySet<number> = new Set([depositState.arrived, depositState.frozen])

/** Null when no more than what was due has arrived. */
export function overpaidOf({
  over,
  overReturned,
  isPackage,
  state,
}: Pick<DepositRow, 'over' | 'overReturned' | 'isPackage' | 'state'>): Overpaid | null {
  if (!isMoney(over) || compareMoney(over, '0') <= 0) return null
  const returned = isMoney(overReturned) ? overReturned : '0'
  if (compareMoney(returned, over) >= 0) return { kind: 'returned', over }
  if (isPackage && inPool.has(state)) return { kind: 'pooled', over }
  return { kind: 'returning', over, returned, rest: addMoney(over, `-${returned}`) }
}
