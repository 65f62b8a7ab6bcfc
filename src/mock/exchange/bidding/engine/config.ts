import type { EntryRule } from '#src/model/bidding/modes.ts'
import type { BidMode } from '#src/model/listing/detail.ts'

/**
 * Everything that a room's notice fixes (domain 3.1). Amounts are decimal strings in `unit`, lengths are ms, instants epoch
 * ms. What a mode has no use for stays at the neutral value of `presets.ts`.
 */
export type RoomConfig = {
  roomId: string
  assetsId: string
  /** Set when the room belongs to a package and its deposits come out of a pool. */
  lotId: string | null
  /** Kind of the asset, by which its prices are named; null in a practice room. */
  typeCode: string | null
  mode: BidMode
  unit: string
  decimals: number
  P0: string
  S: string | null
  /** Most steps at once; null for no guard. */
  M: number | null
  stepRule: 'MULTIPLE' | 'AT_LEAST'
  selfOutbid: boolean
  /** Reserve; never leaves the engine. */
  R: string | null
  /** A bid over it counts as this much and ends the room. */
  cap: string | null
  opensAt: number
  /** Length of the free, sealed or fixed-price period. */
  openMs: number
  W: number
  D: number
  maxExtensions: number | null
  hardStop: number | null
  /** After a pause: keep a rest longer than D, else a full D; or a new preparation and a full countdown (domain 3.4). */
  resume: 'KEEP' | 'LAND'
  landPrepMs: number
  /** How often the notice may be extended when nobody takes the lot, and how often it still may. */
  extendCycles: number
  extendCyclesLeft: number
  singlePolicy: 'AGREEMENT' | 'ONE_QUOTE' | 'FAIL'
  enrolIsBaseBid: boolean
  priority: 'NONE' | 'IN_ROOM' | 'POST_CONFIRM'
  confirmMs: number
  /** After the winner's default the second-ranked bidder is asked; null where nothing follows the room. */
  secondOffer: boolean | null
  /** How often holders are asked; above one the room reopens for the others after an exercise. */
  priorityCount: number
  /** Least time between two tries of one person. */
  gapMs: number
  S2: string | null
  prepMs: number
  stopBeforeMs: number
  entryRule: EntryRule
  /** The countdown only follows if at least two people quoted in the last hour. */
  lastHourRule: boolean
  openingMs: number
  maxRevisions: number | null
  allowWithdraw: boolean
  /** Procurement: the lowest wins; P0 and R are upper bounds, `cap` is a lower one. */
  reverse: boolean
  /** Highest sealed quote. */
  high: string | null
  rejectDuplicate: boolean
  decision: 'HIGHEST' | 'NEAREST_AVG'
  trigger: 'TIME' | 'CEILING'
  ceiling: string | null
  waitMs: number
  inquiryMs: number
  sealedMs: number
  /** Only so many of the best of the first stage go on; null for all. */
  topK: number | null
  top: string | null
  floor: string | null
  floorShown: boolean
  dropStep: string | null
  dropMs: number
  holdMs: number
  /** 元; the least top of a first listing, and with the floor it decides whether an approval is needed (domain 4.7). */
  appraisal: string | null
  /** Whether the asset was listed before and not sold. */
  isRelisted: boolean
  approvalDoc: string | null
}
