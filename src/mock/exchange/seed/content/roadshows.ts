import type { KindCode } from '#src/model/asset-kind/labels.ts'
import type { RoadshowMode } from '#src/model/content/roadshow.ts'
import { minuteMs } from '#src/model/time/units.ts'
import { brand } from '#src/shared/config/brand.ts'
import { enrolmentOf } from '../../listings/lifecycle.ts'
import type { FullBranch, Listing, Roadshow } from '../../tables.ts'
import { type Calendar, dayMs } from '../calendar.ts'
import { managerOf } from '../texts/detail/contacts.ts'
import { introOf, roadshowFilesOf, roadshowTexts } from '../texts/roadshows.ts'

type Slot = {
  /** Days before the world begins; negative after it. */
  daysAgo: number
  from: readonly [hour: number, minute: number]
  minutes: number
  typeCode: KindCode
  mode: RoadshowMode
  cancelReason?: string
}

/** Past ones, three on the first day, and enough to come for the weeks after it. */
const slots: readonly Slot[] = [
  { daysAgo: 17, from: [10, 0], minutes: 90, typeCode: '1', mode: 'offline' },
  { daysAgo: 12, from: [15, 0], minutes: 60, typeCode: '6', mode: 'online' },
  { daysAgo: 8, from: [14, 30], minutes: 90, typeCode: '2', mode: 'online' },
  { daysAgo: 3, from: [10, 0], minutes: 120, typeCode: '4', mode: 'offline' },
  { daysAgo: 0, from: [9, 0], minutes: 120, typeCode: '1', mode: 'online' },
  { daysAgo: 0, from: [14, 30], minutes: 90, typeCode: '2', mode: 'offline' },
  { daysAgo: 0, from: [19, 30], minutes: 60, typeCode: '6', mode: 'online' },
  { daysAgo: -3, from: [10, 0], minutes: 90, typeCode: '2', mode: 'online' },
  {
    daysAgo: -4,
    from: [15, 0],
    minutes: 60,
    typeCode: '1',
    mode: 'offline',
    cancelReason: '转让方调整推介安排，本场取消，看样和咨询照常进行。',
  },
  { daysAgo: -5, from: [9, 30], minutes: 120, typeCode: '4', mode: 'online' },
  { daysAgo: -7, from: [14, 0], minutes: 90, typeCode: '1', mode: 'offline' },
  { daysAgo: -11, from: [10, 30], minutes: 60, typeCode: '5', mode: 'offline' },
  { daysAgo: -14, from: [15, 0], minutes: 90, typeCode: '2', mode: 'online' },
  { daysAgo: -18, from: [10, 0], minutes: 90, typeCode: '1', mode: 'online' },
]

const announcedBeforeMs = 10 * dayMs
const streams = 'https://live.media.example/minjiang'

/** Ids of listings that stay in the exchange; rooms of the hall are replaced. */
const isLasting = ({ assetsId }: Listing): boolean => /^[AP]/.test(assetsId)

/** The most viewed listing of the kind that takes enrolments at that time, and has no roadshow yet. */
function listingFor({ typeCode }: Slot, startsAt: number, listings: readonly Listing[], taken: ReadonlySet<string>) {
  const fitting = listings.filter((listing) => {
    const { enrolFrom, enrolUntil } = enrolmentOf(listing)
    return (
      listing.typeCode === typeCode &&
      listing.packageId === null &&
      listing.status !== 'TERMINATED' &&
      isLasting(listing) &&
      !taken.has(listing.assetsId) &&
      enrolFrom <= startsAt &&
      startsAt < enrolUntil
    )
  })
  return fitting.toSorted((one, other) => other.viewCount - one.viewCount)[0]
}

/** A branch presents in the service centre that has its window. */
const placeAt = ({ kind, address }: FullBranch): string =>
  kind === 'head' ? `${address}，路演厅` : address.replace(/产权交易窗口$/, '路演室')

function roadshowOf(slot: Slot, id: string, startsAt: number, listing: Listing, branch: FullBranch): Roadshow {
  const { mode, minutes, cancelReason = null } = slot
  const title = `${roadshowTexts[listing.typeCode].event}：${listing.assetsName}`
  const { department, manager } = managerOf(listing)
  const isOffline = mode === 'offline'
  return {
    id,
    title,
    assetsId: listing.assetsId,
    startsAt,
    endsAt: startsAt + minutes * minuteMs,
    isCancelled: cancelReason !== null,
    cancelReason,
    mode,
    place: isOffline ? placeAt(branch) : null,
    liveUrl: isOffline ? null : `${streams}/${id}`,
    replayUrl: cancelReason === null && !isOffline ? `${streams}/${id}/replay` : null,
    speaker: { name: manager, title: '项目经理', unit: `${brand.operator}${department}` },
    host: branch.name,
    intro: introOf(listing),
    publishedAt: Math.max(listing.publishedAt, startsAt - announcedBeforeMs),
    files: roadshowFilesOf(listing, title, isOffline),
  }
}

/** Presentations of listings that can be enrolled for on their day, in the order of their days. */
export function seedRoadshows(
  listings: ReadonlyMap<string, Listing>,
  branches: ReadonlyMap<string, FullBranch>,
  { at, onDay }: Calendar,
): Map<string, Roadshow> {
  const all = [...listings.values()]
  const taken = new Set<string>()
  const roadshows = new Map<string, Roadshow>()
  for (const [index, slot] of slots.entries()) {
    const startsAt = (slot.daysAgo === 0 ? onDay : at)(slot.daysAgo, ...slot.from)
    const listing = listingFor(slot, startsAt, all, taken)
    if (!listing) continue
    taken.add(listing.assetsId)
    const id = `LY${String(index + 1).padStart(4, '0')}`
    roadshows.set(id, roadshowOf(slot, id, startsAt, listing, branches.get(listing.branchId)!))
  }
  return roadshows
}
