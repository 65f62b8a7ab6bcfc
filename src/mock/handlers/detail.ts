import { depositRange, lotsIn, wholeOf } from '../exchange/listings/package.ts'
import type { AssetDetail, ManagedProject } from '#src/model/listing/detail.ts'
import { progressOf, type Stage } from '#src/model/listing/progress.ts'
import { noticeType } from '#src/model/notice/schema.ts'
import industries from '../data/industries.json' with { type: 'json' }
import { enrolmentOf, publicityMs } from '../exchange/listings/lifecycle.ts'
import type { Exchange } from '../worlds.ts'
import { enrolledOf } from '../exchange/market/lots.ts'
import { publishedRules } from '../exchange/bidding/engine/views/view.ts'
import { fullDetailsOf } from '../exchange/seed/listings/full-details.ts'
import { roomConfigOf } from '../exchange/seed/listings/room-config.ts'
import { dayMs } from '../exchange/seed/calendar.ts'
import { managerOf } from '../exchange/seed/texts/detail/contacts.ts'
import type { Listing, ListingStatus, Notice } from '../exchange/tables.ts'
import { archiveUrlOf, filesOf } from '../files/attachments.ts'
import { priceHistoryOf } from './shapes/price-history.ts'
import { listingRowOf, stepOf } from './shapes/rows.ts'

const secondMs = 1000

const industryName = (code: string): string | null =>
  industries.flatMap(({ children }) => children).find((division) => division.code === code)?.name ?? null

/** The notice types that explain why a listing is in its state, the most specific first. */
const reasonTypes: Partial<Record<ListingStatus, readonly number[]>> = {
  EXTENDED: [noticeType.extension],
  PAUSED: [noticeType.suspension],
  TERMINATED: [noticeType.termination],
  FAILED: [noticeType.failure, noticeType.termination],
}

/** Rooms of the hall are removed before their notice of failure would appear. */
const noQuote = '竞价期内没有产生有效报价，本项目流标。'

type Reason = Required<Pick<AssetDetail, 'statusReason' | 'statusSince' | 'statusNoticeId'>>

const noReason: Reason = { statusReason: null, statusSince: null, statusNoticeId: null }

/** Of a room that its host has suspended, before any notice of it. */
function hostsReason({ rooms }: Exchange, { assetsId, packageId }: Listing): Reason | null {
  const paused = rooms.groupOf(packageId ?? assetsId)?.state.rooms[assetsId]?.paused
  return paused ? { ...noReason, statusReason: paused.reason, statusSince: paused.since } : null
}

function reasonOf(exchange: Exchange, listing: Listing): Reason {
  const { assetsId, packageId, status, closesAt } = listing
  const types = reasonTypes[status]
  if (!types) return noReason
  const own = [...exchange.tables.notices.values()]
    .filter((notice) => notice.assetsId === (packageId ?? assetsId) && notice.publishedAt <= exchange.now())
    .sort((a, b) => b.publishedAt - a.publishedAt)
  const notice = types
    .map((type) => own.find((known) => known.noticeType === type))
    .find((known): known is Notice => known !== undefined)
  if (notice) return { statusReason: notice.lead, statusSince: notice.publishedAt, statusNoticeId: notice.id }
  if (status === 'FAILED') return { ...noReason, statusReason: noQuote, statusSince: closesAt }
  return hostsReason(exchange, listing) ?? noReason
}

/** The deposit for a listing: for a package from its cheapest member to all of them. */
export const depositsOf = ({ tables }: Exchange, listing: Listing) => depositRange(listing, lotsIn(tables, listing))

/** The package in which a lot is enrolled and paid for. */
function packOf(exchange: Exchange, lot: Listing): AssetDetail['pack'] {
  const whole = wholeOf(exchange.tables, lot)
  if (!whole) return null
  const { assetsId, no, assetsName } = whole.listing
  return { assetsId, no, assetsName, ...depositRange(whole.listing, whole.lots) }
}

/** A package has no rules of its own: those of its lots differ. */
function rulesIn(listing: Listing): Pick<AssetDetail, 'rules' | 'step' | 'delaySeconds'> {
  const rules = publishedRules(roomConfigOf(listing))
  const delaySeconds = rules.D ? rules.D / secondMs : null
  return { rules: listing.isPackage ? null : rules, step: stepOf(listing), delaySeconds }
}

function branchOf({ tables }: Exchange, { branchId }: Listing): AssetDetail['branch'] {
  const branch = tables.branches.get(branchId)
  if (!branch) return null
  const { id, name, address, phone } = branch
  return { id, name, address: address ?? '', phone: phone ?? '' }
}

const earlierRoomsOf = ({ rooms }: Exchange, { assetsId }: Listing): AssetDetail['earlierRooms'] =>
  rooms
    .earlierOf(assetsId)
    .flatMap(([roomId, { config, result }]) =>
      result ? [{ roomId, opensAt: config.opensAt, closedAt: result.at, reason: result.reason }] : [],
    )

/** The public data of an asset (LS-03). */
export function detailOf(exchange: Exchange, listing: Listing): AssetDetail {
  const now = exchange.now()
  const details = fullDetailsOf(exchange.tables, listing)
  const reason = reasonOf(exchange, listing)
  return {
    ...listingRowOf(listing, now),
    ...details,
    ...depositsOf(exchange, listing),
    ...enrolmentOf(listing),
    ...reason,
    no: listing.no,
    facts: [...listing.facts, ...details.facts.map(([label, value]) => ({ label, value }))],
    mode: listing.mode,
    ...rulesIn(listing),
    bidFrom: listing.opensAt,
    bidUntil: listing.closesAt,
    earlierRooms: earlierRoomsOf(exchange, listing),
    defaultedAt: listing.defaultedAt ?? null,
    seller: listing.seller,
    industryName: industryName(listing.industryCode),
    counts: {
      enrolled: enrolledOf(exchange, listing),
      viewed: listing.viewCount,
      favourites: listing.favouriteCount,
      reminders: listing.reminderCount,
    },
    highlights: listing.highlights,
    description: listing.description,
    attachments: filesOf(listing, details).map(({ bytes: _bytes, type: _type, ...file }) => file),
    archiveUrl: archiveUrlOf(listing),
    place: { adcode: listing.adcode, address: listing.address },
    priceHistory: priceHistoryOf(exchange.tables, listing, reason.statusSince ?? null),
    branch: branchOf(exchange, listing),
    members: lotsIn(exchange.tables, listing).map((member) => listingRowOf(member, now)),
    pack: packOf(exchange, listing),
    dealPrice: listing.dealYuan,
  }
}

type Step = { name: string; stage: Stage | null; at: number; note?: string }

function stepsOf(exchange: Exchange, listing: Listing): ManagedProject['steps'] {
  const now = exchange.now()
  const { publishedAt, opensAt, closesAt, status, quotes, defaultedAt } = listing
  const times = enrolmentOf(listing)
  const { enrolFrom, enrolUntil } = times
  const checkedFrom = enrolUntil <= now ? enrolUntil : enrolFrom
  const steps: Step[] = [
    { name: '受理与审核', stage: null, at: publishedAt - 5 * dayMs, note: '材料齐全，予以受理' },
    { name: '信息披露', stage: 'disclosure', at: publishedAt },
    { name: '报名', stage: 'enrol', at: enrolFrom, note: `已有 ${enrolledOf(exchange, listing)} 个意向方报名` },
    { name: '资格确认', stage: 'qualify', at: checkedFrom },
    { name: '竞价', stage: 'bid', at: opensAt },
    { name: '成交公示', stage: 'confirm', at: closesAt },
    { name: '签约与结算', stage: 'settle', at: closesAt + publicityMs },
  ]
  const course = { ...times, status, bidFrom: opensAt, biddingCount: quotes.length, defaultedAt }
  const progress = new Map(progressOf(course, now).map(({ stage, state }) => [stage, state]))
  const { statusReason } = reasonOf(exchange, listing)
  const reasoned = steps.find(({ stage }) => stage !== null && progress.get(stage) === 'stopped')
  return steps.map((step) => {
    const { stage, name, at, note = null } = step
    const state = stage === null ? 'done' : (progress.get(stage) ?? 'waiting')
    const isWaiting = state === 'waiting'
    const stepNote = step === reasoned ? statusReason : isWaiting ? null : note
    return { name, state, at: isWaiting ? null : at, note: stepNote }
  })
}

/** The same data, with the responsible staff and the progress (LS-08). */
export const managedOf = (exchange: Exchange, listing: Listing): ManagedProject => ({
  ...detailOf(exchange, listing),
  ...managerOf(listing),
  steps: stepsOf(exchange, listing),
})
