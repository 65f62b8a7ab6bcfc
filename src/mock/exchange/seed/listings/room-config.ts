import type { KindCode } from '#src/model/asset-kind/labels.ts'
import Big from 'big.js'
import { everyMsOf, stagePrice } from '#src/model/bidding/falling-price.ts'
import type { BidMode } from '#src/model/listing/detail.ts'
import type { RoomConfig } from '../../bidding/engine/config.ts'
import { configOf } from '../../bidding/engine/presets.ts'
import { singleOf } from '../../bidding/engine/views/view.ts'
import { modeRules } from '../../listings/modes.ts'
import { cyclesOf } from './cycles.ts'
import { type ListingDetails, detailsOf, isRelisted } from './details.ts'
import type { Listing } from '../../tables.ts'
import { pauseOf, rightIn, spanOf } from './priority-right.ts'

const second = 1000
const minute = 60 * second

/** By how much a late quote extends a room of the hall, ms (domain 8.3: 120 s unless the notice sets another). */
const delayMs = modeRules.ongoing.delaySeconds * second

/** How often a price falls. */
const drops = 20

type Lengths = Partial<RoomConfig>

/** In whole seconds, as in the notice. */
const falling = (spanMs: number): Lengths => ({ dropMs: Math.floor(everyMsOf(spanMs, drops) / second) * second })

/** Stage lengths of each mode, chosen so that a room without late quotes lasts as long as its slot (domain 4.10). */
const lengths: Readonly<Record<BidMode, (spanMs: number) => Lengths>> = {
  ongoing: (span) => ({ openMs: span - delayMs, W: delayMs, D: delayMs }),
  phased: (span) => ({ prepMs: pauseOf(span), openMs: span - pauseOf(span) - delayMs, W: delayMs, D: delayMs }),
  final: (span) => ({ openMs: span }),
  'once-off': (span) => ({ inquiryMs: pauseOf(span), openMs: span - pauseOf(span) }),
  'first-come-first-served': (span) => ({ openMs: span, holdMs: 5 * minute }),
  'two-stage': (span) => {
    const pause = pauseOf(span)
    const sealedMs = 4 * pause
    return {
      waitMs: pause,
      inquiryMs: pause,
      sealedMs,
      openMs: span - 2 * pause - sealedMs - delayMs,
      W: delayMs,
      D: delayMs,
    }
  },
  'v-shaped': (span) => ({ ...falling(span - delayMs), W: delayMs, D: delayMs }),
  'dutch-auction': falling,
}

/** Decrement of a falling price, as a share of the start price (domain 4.10). */
const dropShare: Partial<Record<BidMode, string>> = { 'v-shaped': '0.005', 'dutch-auction': '0.01' }

/** From the start price down in equal steps to the floor. */
function ladderOf({ mode, startPrice }: Listing): Partial<RoomConfig> {
  const share = dropShare[mode]
  if (share === undefined) return {}
  const dropStep = new Big(startPrice).times(share).round(2, Big.roundUp)
  return {
    top: startPrice,
    dropStep: dropStep.toFixed(),
    floor: stagePrice({ top: startPrice, step: dropStep.toFixed() }, drops),
  }
}

/** A reserve is secret and slightly above the start price (domain 3.5). */
const reserveOf = ({ startPrice }: Listing, { hasReserve }: ListingDetails): string | null =>
  hasReserve ? new Big(startPrice).times('1.03').round(2).toFixed() : null

/** Data that decide whether so low a top or floor may be published (domain 4.7); a price per share or per year does not count. */
function approvalOf(
  { startPrice, totalYuan }: Listing,
  { appraisal, facts }: ListingDetails,
): Pick<RoomConfig, 'appraisal' | 'approvalDoc'> {
  const isWhole = new Big(startPrice).eq(totalYuan)
  return {
    appraisal: isWhole ? (appraisal ?? null) : null,
    approvalDoc: new Map(facts).get('批准文件') ?? null,
  }
}

/** What a single qualified bidder does: a lease still takes a quote (domain 3.6). */
const singlePolicies: Readonly<Record<KindCode, RoomConfig['singlePolicy']>> = {
  '1': 'AGREEMENT',
  '2': 'AGREEMENT',
  '4': 'AGREEMENT',
  '5': 'AGREEMENT',
  '6': 'ONE_QUOTE',
}

/** What the published rules of the room of an asset say of a single qualified bidder. */
export const singlePolicyOf = ({ mode, typeCode }: Pick<Listing, 'mode' | 'typeCode'>): RoomConfig['singlePolicy'] =>
  singleOf({ mode, singlePolicy: singlePolicies[typeCode] })

const asksSecond: Readonly<Record<KindCode, boolean>> = { '1': false, '2': true, '4': false, '5': false, '6': true }

/**
 * Whether the notice lets the second-ranked bidder follow a winner in default: of assets and leases with a ranking. Equity and
 * capital need a new approval, the lots of a package a new allotment of the pool.
 */
export const asksSecondOf = ({ mode, typeCode, packageId, isPackage }: Listing): boolean =>
  asksSecond[typeCode] && modeRules[mode].rises && packageId === null && !isPackage

/** How often the notice may still be extended. */
export const cyclesLeftOf = ({ assetsId, extended }: Listing): number => cyclesOf(assetsId) - (extended?.at.length ?? 0)

/**
 * The room rules of a single asset or of one lot of a package; they do not change once its formal notice is published, and an extension
 * of that brings a new room.
 */
export function roomConfigOf(listing: Listing): RoomConfig {
  const details = detailsOf(listing)
  const { priority, ...right } = rightIn(listing)
  const spanMs = spanOf(listing)
  return configOf({
    roomId: listing.assetsId,
    assetsId: listing.packageId ?? listing.assetsId,
    lotId: listing.packageId === null ? null : listing.assetsId,
    typeCode: listing.typeCode,
    ...right,
    unit: listing.unitName ?? '元',
    P0: listing.startPrice,
    S: listing.step,
    R: reserveOf(listing, details),
    opensAt: listing.opensAt,
    priority: details.hasPriority ? priority : 'NONE',
    singlePolicy: singlePolicies[listing.typeCode],
    secondOffer: asksSecondOf(listing),
    extendCycles: cyclesOf(listing.assetsId),
    extendCyclesLeft: cyclesLeftOf(listing),
    ...lengths[listing.mode](spanMs),
    ...ladderOf(listing),
    ...approvalOf(listing, details),
    isRelisted: isRelisted(listing),
    ...listing.roomTerms,
  })
}
