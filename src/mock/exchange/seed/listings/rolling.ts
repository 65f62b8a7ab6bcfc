import type { BidMode } from '#src/model/listing/detail.ts'
import { date } from '#src/model/time/shanghai.ts'
import { streamsFrom } from '../../../random.ts'
import { modeRules } from '../../listings/modes.ts'
import type { Listing } from '../../tables.ts'
import { assetFrom, kindsOf, numberOf, packageFrom, type Asset } from './asset.ts'
import { dayMs, hourMs } from '../calendar.ts'
import { modeOfSlot } from './modes.ts'
import type { Kind } from '../texts/kind.ts'

/** A slot of the hall that is never empty: its asset waits for half of the cycle and is in bidding for the other half. */
export type Slot = { index: number; cycleMs: number; phaseMs: number }

/** Phases are multiples of this plus one second per slot: no two slots change at the same instant. */
const grainMs = 5 * 60_000

const row = (first: number, count: number, cycleMs: number): Slot[] =>
  Array.from({ length: count }, (_, place) => ({
    index: first + place,
    cycleMs,
    phaseMs: Math.floor((place * cycleMs) / count / grainMs) * grainMs + (first + place + 1) * 1_000,
  }))

/** Phases are spread evenly, so that at any instant half of each row waits and half is in bidding. */
export const rollingSlots: readonly Slot[] = [
  ...row(0, 12, hourMs),
  ...row(12, 12, 8 * hourMs),
  ...row(24, 14, 3 * dayMs),
]

type Times = { waitsFrom: number; opensAt: number; closesAt: number }

const packageSlots: ReadonlySet<number> = new Set([3, 9, 15, 21, 27, 33])
/** Kinds that suit a separate room: mostly assets and leases, every eighth an equity. */
const kindFor = ({ index }: Slot, round: number): Kind => {
  const kinds = index % 8 === 7 ? kindsOf['1'] : index % 2 === 0 ? kindsOf['6'] : kindsOf['2']
  return kinds[(index * 5 + round * 7) % kinds.length]!
}

/** Enrolment for a room of the hall ends shortly before it opens; in dynamic quoting, before the free period ends (domain 4.1.6). */
const enrolmentClosesBeforeMs = 60_000

const doorOf = (mode: BidMode, { opensAt, closesAt }: Times) => {
  const depositEndsAt = mode === 'ongoing' ? closesAt - modeRules[mode].delaySeconds * 1000 : opensAt
  return { enrolEndsAt: depositEndsAt - enrolmentClosesBeforeMs, depositEndsAt }
}

const listed = (asset: Asset, serial: number, { opensAt, closesAt }: Times): Listing => {
  const stream = streamsFrom(`${asset.assetsId}:listed`)
  const publishedAt = opensAt - stream('noticeDays').int(9, 34) * dayMs - stream('noticeHours').int(0, 7) * hourMs
  return {
    ...asset,
    no: numberOf(asset.typeCode, asset.adcode, date(publishedAt).slice(0, 4), serial),
    status: 'WAIT_BID',
    quotes: [],
    publishedAt,
    opensAt,
    closesAt,
    dealYuan: null,
    viewCount: stream('views').int(260, 5_400),
    favouriteCount: stream('favourites').int(8, 160),
    reminderCount: stream('reminders').int(2, 40),
  }
}

const keyOf = (assetsId: string): string => `rolling:${assetsId}`
const idOf = (slot: Slot, round: number): string => `R${String(slot.index).padStart(2, '0')}-${round}`
const serialOf = (slot: Slot, round: number): number => 500_000 + round * 100 + slot.index

/** The asset of a slot in that round; it depends on these two alone. */
export function rollingListing(slot: Slot, round: number, times: Times): Listing {
  const assetsId = idOf(slot, round)
  const kind = kindFor(slot, round)
  const asset = packageSlots.has(slot.index)
    ? packageFrom(packKind(kind, round), assetsId, keyOf(assetsId)).whole
    : assetFrom(kind, assetsId, keyOf(assetsId))
  const mode = modeOfSlot(slot)
  return { ...listed(asset, serialOf(slot, round), times), mode, ...doorOf(mode, times) }
}

/** Packages contain kinds that come in numbers. */
function packKind(kind: Kind, round: number): Kind {
  const operations = ['商铺', '住宅', '写字楼', '厂房', '公寓', '仓库', '停车场']
  if (operations.includes(kind.operation)) return kind
  const suiting = [...kindsOf['2'], ...kindsOf['6']].filter(({ operation }) => operations.includes(operation))
  return suiting[round % suiting.length]!
}

/** The members of a package that `rollingListing` made; none for a single asset. */
export function rollingMembers(whole: Listing): Listing[] {
  if (!whole.isPackage) return []
  const [, index = '0', round = '0'] = /^R(\d+)-(\d+)$/.exec(whole.assetsId) ?? []
  const slot = rollingSlots[Number(index)]!
  const { members } = packageFrom(
    packKind(kindFor(slot, Number(round)), Number(round)),
    whole.assetsId,
    keyOf(whole.assetsId),
  )
  const { no, publishedAt, opensAt, closesAt, status, mode } = whole
  return members.map((member, place) => ({
    ...listed(member, 0, { waitsFrom: 0, opensAt, closesAt }),
    ...doorOf(mode, { waitsFrom: 0, opensAt, closesAt }),
    no: `${no}-${place + 1}`,
    publishedAt,
    status,
    mode,
  }))
}
