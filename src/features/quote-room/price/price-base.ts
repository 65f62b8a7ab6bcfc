import { priceName, type TypeCode } from '#src/model/asset-kind/labels.ts'
import { startPriceName } from '#src/model/asset-kind/prices.ts'
import type { RoomView } from '../state/room-view.ts'
import { isSealedNow } from '../state/sealed.ts'
import { firstStageBest } from '../labels.ts'

/** What an amount is compared with: the current price, else the start price; in a sealed second stage the best of the first. */
export type PriceBase = { kind: 'current' | 'start' | 'first-stage'; amount: string }

export function priceBaseOf(room: RoomView): PriceBase {
  const { current, rules, mode } = room
  const start: PriceBase = { kind: 'start', amount: rules.P0 }
  if (!isSealedNow(room)) return current ? { kind: 'current', amount: current } : start
  return mode === 'two-stage' && rules.range ? { kind: 'first-stage', amount: rules.range.low } : start
}

/** What that is called; a key of the interface. */
export function priceBaseLabel({ kind }: Pick<PriceBase, 'kind'>, typeCode: TypeCode): string {
  if (kind === 'first-stage') return firstStageBest
  return kind === 'current' ? priceName('current', typeCode) : startPriceName('room', typeCode)
}
