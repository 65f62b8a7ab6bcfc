import type { KindCode } from '#src/model/asset-kind/labels.ts'
import Big from 'big.js'
import { date } from '#src/model/time/shanghai.ts'
import { type NamedStreams, type Random, streamsFrom } from '../../../random.ts'
import { modeRules } from '../../listings/modes.ts'
import type { Listing, ListingStatus, Quote } from '../../tables.ts'
import { dealOfLots, quotesOfLots, worthOfLots } from '../../listings/package.ts'
import { assetFrom, kindsOf, numberOf, packageFrom, type Asset } from './asset.ts'
import { type Calendar, dayMs, hourMs } from '../calendar.ts'
import { singlePolicyOf } from './room-config.ts'
import { demoAccounts } from '../people/accounts.ts'

/** Number of single assets of each type; packages and relisted assets come in addition. */
const counts: readonly (readonly [KindCode, number])[] = [
  ['1', 62],
  ['4', 26],
  ['2', 122],
  ['6', 102],
  ['5', 24],
]
const packages = 12
const packageOperations: readonly (readonly [KindCode, string])[] = [
  ['2', '商铺'],
  ['6', '商铺'],
  ['2', '住宅'],
  ['6', '厂房'],
  ['6', '写字楼'],
  ['2', '写字楼'],
]

/** States in the order they are assigned, for every twenty assets of one type. */
export const states: readonly ListingStatus[] = [
  'NOTICE',
  'DONE',
  'NOTICE',
  'DEAL_PUBLICITY',
  'DONE',
  'NOTICE',
  'FAILED',
  'DONE',
  'NOTICE',
  'DONE',
  'CLOSED',
  'NOTICE',
  'DONE',
  'PRE',
  'NOTICE',
  'DONE',
  'DONE',
  'DONE',
  'NOTICE',
  'DONE',
]

type Dates = Pick<Listing, 'publishedAt' | 'opensAt' | 'closesAt'>

const officeHour = (random: Random) => [random.int(9, 16), random.int(0, 59)] as const

/** The dates of an asset in that state, consistent with the lifecycle that the market runs. */
function datesOf(status: ListingStatus, stream: NamedStreams, { at, onDay }: Calendar): Dates {
  const roomMs = stream('room').int(1, 4) * hourMs
  const opens = stream('opensAt')
  const noticeDays = stream('noticeDays')
  const publishedOn = (daysAgo: number) => at(daysAgo, ...officeHour(stream('publishedAt')))
  const opening = (opensAt: number, days: number): Dates => {
    const daysAgo = Math.round((onDay(0, 0) - opensAt) / dayMs) + days
    return { publishedAt: publishedOn(Math.max(1, daysAgo)), opensAt, closesAt: opensAt + roomMs }
  }
  switch (status) {
    case 'PRE':
      return opening(onDay(-opens.int(28, 44), 10), noticeDays.int(46, 60))
    case 'NOTICE':
      return opening(onDay(-opens.int(5, 22), opens.int(9, 15)), 23)
    case 'CLOSED':
      return opening(onDay(-2, 10, opens.int(0, 5) * 10), noticeDays.int(24, 32))
    case 'DEAL_PUBLICITY':
      return opening(at(opens.int(1, 4), opens.int(9, 14), opens.int(0, 59)), noticeDays.int(24, 40))
    case 'SETTLING':
      return opening(at(44, 14), noticeDays.int(22, 44))
    case 'PAUSED':
    case 'TERMINATED': {
      const opensAt = onDay(-opens.int(5, 12), 10)
      return { publishedAt: publishedOn(noticeDays.int(16, 30)), opensAt, closesAt: opensAt + roomMs }
    }
    default: {
      // Closed within the last two years, more often recently.
      const daysAgo = 9 + Math.round(opens.next() ** 2 * 640)
      return opening(at(daysAgo, opens.int(9, 15)), noticeDays.int(22, 44))
    }
  }
}

/** Quotes of a closed room; in one room of four a single bidder met the start price, unless the room had to be contested. */
function pastQuotes(asset: Asset, { opensAt, closesAt }: Dates, isContested = false): Quote[] {
  const { assetsId, startPrice, step, mode } = asset
  const stream = streamsFrom(`${assetsId}:quoted`)
  const count = !isContested && stream('single').chance(0.38) ? 1 : stream('count').int(2, 24)
  const bidNos = stream('bidNos')
  const bidders = Array.from({ length: Math.min(count, stream('bidders').int(2, 5)) }, () =>
    String(bidNos.int(1000, 9999)),
  )
  const steps = stream('steps')
  let amount = new Big(startPrice)
  const { takesFirst, quotesEach } = modeRules[mode]
  const most = takesFirst ? 1 : bidders.length * quotesEach
  return Array.from({ length: Math.min(count, most) }, (_, index) => {
    if (index > 0) amount = amount.plus(new Big(step).times(steps.chance(0.8) ? 1 : steps.int(2, 4)))
    return {
      seq: index + 1,
      bidNo: bidders[index % bidders.length]!,
      amount: amount.toFixed(),
      at: Math.round(opensAt + ((closesAt - opensAt) * (index + 1)) / (count + 1)),
    }
  })
}

const watched: Partial<Record<ListingStatus, readonly [number, number]>> = {
  PRE: [60, 900],
  NOTICE: [180, 6_800],
  CLOSED: [900, 7_400],
  FAILED: [90, 1_200],
}

/** The only qualified applicant takes the asset by agreement at its price, where the rules of its room provide for that (domain 3.6). */
const isAgreed = (asset: Asset, random: Random): boolean => singlePolicyOf(asset) === 'AGREEMENT' && random.chance(0.2)

/** The deal price in 元 of the whole term: the last quote or, by agreement, the listed price. */
const dealAt = ({ totalYuan, startPrice }: Asset, quotes: readonly Quote[]): string =>
  new Big(totalYuan)
    .times(quotes.at(-1)?.amount ?? startPrice)
    .div(startPrice)
    .toFixed(2)

/** Adds to an asset what depends on time: number, dates, quotes and result. */
export function listingOf(asset: Asset, status: ListingStatus, serial: number, calendar: Calendar): Listing {
  const stream = streamsFrom(`${asset.assetsId}:listed`)
  const course = datesOf(status, stream, calendar)
  // The price that is owed is that of a competition.
  const isOwed = status === 'SETTLING'
  const isSold = isOwed || status === 'DONE' || status === 'DEAL_PUBLICITY'
  const isBidFor = isOwed || (isSold && !isAgreed(asset, stream('agreed')))
  const quotes = isBidFor ? pastQuotes(asset, course, isOwed) : []
  const views = stream('views').int(...(watched[status] ?? [300, 5_200]))
  // Not a spread: V8 gives each result of a large one its own hidden class, and ten thousand of them are slow to read.
  return Object.assign({}, asset, {
    no: numberOf(asset.typeCode, asset.adcode, date(course.publishedAt).slice(0, 4), serial),
    status,
    ...course,
    quotes,
    dealYuan: isSold ? dealAt(asset, quotes) : null,
    viewCount: views,
    favouriteCount: Math.round(views * stream('favourites').between(0.01, 0.05)),
    reminderCount: Math.round(views * stream('reminders').between(0.002, 0.01)),
  })
}

/** A lot of a package, sold as the package was: in its own room, or by agreement. */
function memberOf(whole: Listing, asset: Asset, place: number): Listing {
  const quotes = whole.quotes.length > 0 ? pastQuotes(asset, whole) : []
  return {
    ...whole,
    ...asset,
    no: `${whole.no}-${place + 1}`,
    quotes,
    dealYuan: whole.dealYuan === null ? null : dealAt(asset, quotes),
  }
}

/** The result of a finished package is the sum of its lots'. */
function summedUp(whole: Listing, lots: readonly Listing[]): Listing {
  const quotes = quotesOfLots(lots)
  const shown = quotes.length > 0 ? { shownPrice: worthOfLots(lots) } : {}
  return { ...whole, ...shown, quotes, dealYuan: dealOfLots(lots) }
}

/** A failed asset, relisted at nine tenths of its price. */
function relisted(failed: Listing, serial: number, calendar: Calendar): Listing {
  const scaled = (amount: string) => new Big(amount).times('0.9').round(2).toFixed()
  const asset: Asset = {
    ...failed,
    assetsId: `${failed.assetsId}-2`,
    assetsName: `${failed.assetsName}（第二次挂牌）`,
    startPrice: scaled(failed.startPrice),
    totalYuan: scaled(failed.totalYuan),
    deposit: scaled(failed.deposit),
    facts: [...failed.facts, { label: '降价依据', value: '首次挂牌未征集到意向方，经批准按原价 90% 重新挂牌' }],
  }
  return listingOf(asset, 'NOTICE', serial, calendar)
}

/** States that differ from the usual order. */
const exceptionalStates: Readonly<Record<string, ListingStatus>> = {
  A20005: 'PAUSED',
  A20031: 'PAUSED',
  A60012: 'PAUSED',
  A20047: 'TERMINATED',
  A60025: 'TERMINATED',
  A60058: 'TERMINATED',
  A10009: 'PAUSED',
  A10021: 'TERMINATED',
}
/** Assets for which a demo account owes the price. */
const owed: ReadonlySet<string> = new Set(demoAccounts.flatMap(({ owesFor }) => owesFor ?? []))

const stateOf = (id: string, index: number): ListingStatus =>
  owed.has(id) ? 'SETTLING' : (exceptionalStates[id] ?? states[index % states.length]!)

/** Of failed assets that were put up once more. */
export const relistedIds: readonly string[] = ['A20006', 'A20026', 'A60006', 'A60026']

/** An asset with a unique name: another one is generated until its name is new. */
export function uniqueAsset(names: Set<string>, make: (attempt: number) => Asset): Asset {
  for (let attempt = 0; ; attempt += 1) {
    const asset = make(attempt)
    if (names.has(asset.assetsName)) continue
    names.add(asset.assetsName)
    return asset
  }
}

/** First numbers of packages and of relisted assets; those of single assets count from 1 within their type. */
const firstSerials = { package: 50_000, relisted: 60_000 } as const

export function seedListings(seed: string, calendar: Calendar): Map<string, Listing> {
  const listings = new Map<string, Listing>()
  const names = new Set<string>()
  const add = (listing: Listing) => listings.set(listing.assetsId, listing)
  for (const [typeCode, count] of counts)
    for (let index = 0; index < count; index += 1) {
      const id = `A${typeCode}${String(index).padStart(4, '0')}`
      const kinds = kindsOf[typeCode]
      const kind = kinds[(index * 3 + Math.floor(index / kinds.length)) % kinds.length]!
      const asset = uniqueAsset(names, (attempt) => assetFrom(kind, id, `${seed}:${id}:${attempt}`))
      add(listingOf(asset, stateOf(id, index), index + 1, calendar))
    }
  for (let index = 0; index < packages; index += 1) {
    const [typeCode, operation] = packageOperations[index % packageOperations.length]!
    const kind = kindsOf[typeCode].find((known) => known.operation === operation)!
    const id = `P${String(index + 1).padStart(4, '0')}`
    const { whole, members } = packageFrom(kind, id, `${seed}:${id}`)
    const status = states[(index * 3 + 2) % states.length]!
    const listing = listingOf(whole, status, firstSerials.package + index, calendar)
    const lots = members.map((member, place) => memberOf(listing, member, place))
    for (const one of [summedUp(listing, lots), ...lots]) add(one)
  }
  for (const [index, id] of relistedIds.entries())
    add(relisted(listings.get(id)!, firstSerials.relisted + index, calendar))
  return listings
}
