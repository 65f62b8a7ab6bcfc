import { type DepositDetail, depositState, type GatewayOrder } from '#src/model/deposit/schema.ts'
import { compareMoney, isMoney } from '#src/model/money/money.ts'

type Standing = Pick<DepositDetail, 'state' | 'deadline' | 'missing' | 'isPackage' | 'arrivedAt' | 'closedReason'>

const isAbove = (amount: string): boolean => isMoney(amount) && compareMoney(amount, '0') > 0

const isAwaited = (state: number): boolean => state === depositState.due || state === depositState.partly
const isEffective = (state: number): boolean => state === depositState.arrived || state === depositState.frozen

/** Why no payment is possible. */
type Obstacle = 'cancelled' | 'over' | 'effective' | 'settled'

/** Why nothing can be paid now, or null; `now` in epoch ms of the exchange's clock (domain 6.5). */
export function obstacleTo(
  { state, deadline, missing, isPackage, arrivedAt, closedReason }: Standing,
  now: number,
): Obstacle | null {
  if (closedReason || state === depositState.cancelled) return 'cancelled'
  if (isAwaited(state)) return now >= deadline ? 'over' : null
  // Nothing arrived in time, or a lapsed deposit, which never was complete, is on its way back.
  if (!isEffective(state)) return arrivedAt && state !== depositState.lapsed ? 'settled' : 'over'
  return isPackage && isAbove(missing) ? null : 'effective'
}

/** The payment with an unknown outcome; there is at most one. */
export const openOrderOf = ({ orders }: Pick<DepositDetail, 'orders'>): GatewayOrder | null =>
  orders.find(({ state }) => state === 'pending' || state === 'processing') ?? null

/** The stage of a payment for display; a partial payment has a label of its own. */
export function stageOf({ state }: GatewayOrder, { missing }: Pick<DepositDetail, 'missing'>): string {
  return state === 'paid' && isAbove(missing) ? 'partly' : state
}
