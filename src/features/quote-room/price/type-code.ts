import { procurement, type TypeCode } from '#src/model/asset-kind/labels.ts'
import type { RoomHead } from '#src/model/bidding/calls.ts'
import type { RoomRules } from '#src/model/bidding/schema.ts'

type Priced = Partial<Pick<RoomHead, 'listing'>>

/** The kind by which the prices of a room are named: that of its asset, or procurement; undefined in a practice room. */
export const typeCodeOf = ({ listing }: Priced, { reverse }: Pick<RoomRules, 'reverse'>): TypeCode =>
  listing?.typeCode ?? (reverse ? procurement : undefined)
