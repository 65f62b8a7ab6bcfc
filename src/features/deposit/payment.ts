import { type DepositDetail, depositState, type GatewayOrder } from '#src/model/deposit/schema.ts'
import { compareMoney, isMoney } from '#src/model/money/money.ts'

type Standing = Pick<DepositDetail, 'state' | 'deadline' | 'missing' | 'isPackage' | 'arrivedAt' | 'closedReason'>

const isAbove = (amount: string): boolean => isMoney(amount) && compareMoney(amount, '0') > 0

const isAwaited = (state: number): boolean => state === depositState.due || state === depositState.partly
const isEffective = (state: number): boolean => state === depositState.arrived || state === depositState.frozen

/** Money is still awaited: within the time for it, or for the pool of a package that was raised. */
export type Obstacle = 'cancelled' | 'over' | 'effective' | 'settled'

/** Why nothing can be paid now, or null; `now` in epoch ms of the exchange's clock (domain 6.5). */
export function obstacleTo(
  { state, deadline, missing, isPackage, arrivedAt, closedReason }: Standing,
  now: number,
): Obstacle | null {
  if (closedReason || state === depositState.cancelled) return 'cancelled'
  if (isAwaited(state)) return now >= deadline ? 'over' : null
  // What never was there in full is on its way back, or was not to be paid any more, because the time was over.
  if (!isEffective(state)) return arrivedAt && state !== depositState.lapsed ? 'settled' : 'over'
  return isPackage && isAbove(missing) ? null : 'effective'
}

/** The payment whose end nobody knows yet: there is one at most. */
export const openOrderOf = ({ orders }: Pick<DepositDetail, 'orders'>): GatewayOrder | null =>
  orders.find(({ state }) => state === 'pending' || state === 'processing') ?? null

/** The stage of a payment as it is shown: a part of what is due has a word of its own. */
export function stageOf({ state }: GatewayOrder, { missing }: Pick<DepositDetail, 'missing'>): string {
  return state === 'paid' && isAbove(missing) ? 'partly' : state
}
