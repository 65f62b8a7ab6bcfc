import { type DepositDetail, depositState, type GatewayOrder } from '#src/model/deposit/schema.ts'
import { compareMoney, isMoney } from '#src/model/money/money.ts'

export const channels = ['b2c', 'b2b', 'quick'] as const
export type Channel = (typeof channels)[number]

type Standing = Pick<DepositDetail, 'state' | 'deadline' | 'missing' | 'isPackage' | 'arrivedAt'>

const isAbove = (amount: string): boolean => isMoney(amount) && compareMoney(amount, '0') > 0

/** Money is still awaited: within the time for it, or for the pool of a package that was raised. */
export type Obstacle = 'over' | 'effective' | 'settled'

/** Why nothing can be paid now, or null; `now` in epoch ms of the exchange's clock (domain 6.5). */
export function obstacleTo({ state, deadline, missing, isPackage, arrivedAt }: Standing, now: number): Obstacle | null {
  if (state === depositState.due || state === depositState.partly) return now >= deadline ? 'over' : null
  if (state === depositState.lapsed) return 'over'
  // What never was there in full is on its way back because the time was over.
  if (state !== depositState.arrived && state !== depositState.frozen) return arrivedAt ? 'settled' : 'over'
  return isPackage && isAbove(missing) ? null : 'effective'
}

/** The payment whose end nobody knows yet: there is one at most. */
export const openOrderOf = ({ orders }: Pick<DepositDetail, 'orders'>): GatewayOrder | null =>
  orders.find(({ state }) => state === 'pending' || state === 'processing') ?? null

/** The stage of a payment as it is shown: a part of what is due has a word of its own. */
export function stageOf({ state }: GatewayOrder, { missing }: Pick<DepositDetail, 'missing'>): string {
  return state === 'paid' && isAbove(missing) ? 'partly' : state
}
