import { fallEnd, fallFrom, lastStage } from '#src/model/bidding/falling-price.ts'
import { modeTraits } from '#src/model/bidding/modes.ts'
import { type BidMode, fallingModes } from '#src/model/listing/detail.ts'
import { minuteMs } from '#src/model/time/units.ts'
import { unitsOf } from '../bidding/engine/amounts.ts'
import type { RoomConfig } from '../bidding/engine/config.ts'
import { fallOf } from '../bidding/engine/modes/falling.ts'
import { obstacleToPublish } from '../bidding/engine/publish.ts'
import { worthAt } from '../listings/package.ts'
import { Refusal, refuseIf } from '../refusal.ts'
import { detailsOf } from '../seed/listings/details.ts'
import { roomConfigOf } from '../seed/listings/room-config.ts'
import type { Listing } from '../tables.ts'

/**
 * The terms of a formal notice as the exchange's staff give them, amounts in the unit of the listing. What is absent stays as it was
 * disclosed; null is left empty.
 */
export type OfferedTerms = {
  step?: string | null
  /** The price of the listing as well. */
  top?: string | null
  floor?: string | null
  dropStep?: string | null
  dropMinutes?: number | null
  trigger?: RoomConfig['trigger']
  ceiling?: string | null
  /** What approves so low a floor; the decision to sell, which every asset has, does not. */
  approvalDoc?: string | null
}

/** The terms that can keep a room of this mode from being published. */
export const termsIn = (mode: BidMode): readonly (keyof OfferedTerms)[] => [
  ...(modeTraits[mode].countdown === null ? [] : (['step'] as const)),
  ...(fallingModes.has(mode) ? (['top', 'floor', 'dropStep', 'dropMinutes', 'approvalDoc'] as const) : []),
  ...(mode === 'two-stage' ? (['trigger', 'ceiling'] as const) : []),
]

/** A fall has at most so many steps (domain 4.8). */
const mostDrops = 99

const mostMinutes = 24 * 60

const secondMs = 1000

/** In whole seconds, as in the notice. */
const dropMsOf = (minutes: number | null): number => Math.round((minutes ?? 0) * (minuteMs / secondMs)) * secondMs

function malformed(mode: BidMode, { decimals }: RoomConfig, terms: OfferedTerms): string | null {
  const known: ReadonlySet<string> = new Set(termsIn(mode))
  if (Object.keys(terms).some((name) => !known.has(name))) return '所填条件不适用于本标的的竞价方式'
  const { step, top, floor, dropStep, ceiling, dropMinutes } = terms
  const amounts = [step, top, floor, dropStep, ceiling].filter((amount) => typeof amount === 'string')
  if (amounts.some((amount) => unitsOf(amount, decimals) === null)) return '金额格式不正确'
  return (dropMinutes ?? 0) > mostMinutes ? `降价间隔不得超过${mostMinutes}分钟` : null
}

const given = <T>(value: T | undefined, disclosed: T): T => (value === undefined ? disclosed : value)

/** The room with these terms. */
function roomWith(config: RoomConfig, terms: OfferedTerms): RoomConfig {
  const top = given(terms.top, config.top)
  const trigger = given(terms.trigger, config.trigger)
  return {
    ...config,
    P0: top ?? config.P0,
    S: given(terms.step, config.S),
    top,
    floor: given(terms.floor, config.floor),
    dropStep: given(terms.dropStep, config.dropStep),
    dropMs: terms.dropMinutes === undefined ? config.dropMs : dropMsOf(terms.dropMinutes),
    trigger,
    ceiling: trigger === 'CEILING' ? given(terms.ceiling, config.ceiling) : null,
    approvalDoc: terms.approvalDoc ?? null,
  }
}

function obstacleOf(config: RoomConfig): string | null {
  const obstacle = obstacleToPublish(config)
  if (obstacle !== null) return obstacle
  const drops = fallingModes.has(config.mode) ? lastStage(fallOf(config)) : 0
  return drops > mostDrops ? `降价次数不得超过${mostDrops}次` : null
}

const approval = '批准文件'

/** The page names the approval of the floor after the decision to sell. */
function addApproval(listing: Listing, approvalDoc: string | null): void {
  if (approvalDoc === null) return
  const decision = new Map(detailsOf(listing).facts).get(approval)
  const value = [decision, approvalDoc].filter(Boolean).join('；')
  listing.facts = [...listing.facts.filter(({ label }) => label !== approval), { label: approval, value }]
}

function setPrice(listing: Listing, price: string): void {
  if (price === listing.startPrice) return
  listing.disclosedYuan = listing.totalYuan
  listing.totalYuan = worthAt(listing, price)
  listing.startPrice = price
}

/** The room lasts until the floor has been on offer, and has its countdown then. */
function setFall(listing: Listing, config: RoomConfig): void {
  const fall = fallOf(config)
  setPrice(listing, fall.top)
  addApproval(listing, config.approvalDoc)
  listing.roomTerms = {
    floor: fall.floor,
    dropStep: fall.step,
    dropMs: fall.everyMs,
    approvalDoc: config.approvalDoc,
  }
  listing.closesAt = fallEnd(fall, fallFrom(listing.opensAt)) + config.D
}

/**
 * Gives a pre-disclosed single asset the terms of its formal notice, published at that instant. Refused with what is wrong with them,
 * and for any other listing.
 */
export function setTerms(listing: Listing, terms: OfferedTerms, at: number): void {
  const { mode, status, isPackage, packageId } = listing
  if (isPackage || packageId !== null) throw new Refusal(400, '资产包及其中的标的不能在此发布')
  if (status !== 'PRE') throw new Refusal(409, '该标的不在预披露阶段，不能发布正式公告')
  const disclosed = roomConfigOf(listing)
  refuseIf(malformed(mode, disclosed, terms))
  const config = roomWith(disclosed, terms)
  refuseIf(obstacleOf(config))
  listing.noticedAt = at
  if (modeTraits[mode].countdown !== null && config.S !== null) listing.step = config.S
  if (fallingModes.has(mode)) setFall(listing, config)
  if (mode === 'two-stage') listing.roomTerms = { trigger: config.trigger, ceiling: config.ceiling }
}
