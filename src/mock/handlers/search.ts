import type { AssetQuery } from '#src/api/endpoints/assets.ts'
import type { Facets } from '#src/model/listing/detail.ts'
import { groupsOf, liesIn, regionKeys, statusGroupKeys } from '#src/model/listing/filters.ts'
import { bandsOf, compareUnits, priceUnitOf } from '#src/model/listing/price-units.ts'
import { parseShanghai } from '#src/model/time/shanghai.ts'
import industries from '../data/industries.json' with { type: 'json' }
import { enrolmentOf } from '../exchange/listings/lifecycle.ts'
import { publicPrice } from '../exchange/listings/modes.ts'
import { Refusal } from '../exchange/refusal.ts'
import { dayMs } from '../exchange/seed/calendar.ts'
import { hotCandidates, kindSynonyms, synonyms } from '../exchange/seed/texts/synonyms.ts'
import type { Listing, ListingStatus, Tables } from '../exchange/tables.ts'
import { isPublic } from './shapes/rows.ts'

/** Counts the work of a search, for tests of its cost. */
type Meter = { looked: number; carded: number; sorted: number }

/** Full-width characters become half-width, letters lower case. */
const folded = (text: string): string => text.normalize('NFKC').toLowerCase()

const scale = 8
const decimal = /^(\d{1,18})(?:\.(\d{1,8}))?$/

/** An exact amount as an integer, for fast comparison. */
function units(text: string): bigint | null {
  const [, whole, fraction = ''] = decimal.exec(text) ?? []
  return whole === undefined ? null : BigInt(whole + fraction.padEnd(scale, '0'))
}

/** Memoises by key; there are few keys. */
function remembering<K, V>(work: (key: K) => V): (key: K) => V {
  const known = new Map<K, V>()
  return (key) => {
    if (!known.has(key)) known.set(key, work(key))
    return known.get(key) as V
  }
}

const groups = remembering((status: ListingStatus) => groupsOf(status))
const stage = remembering((status: ListingStatus) => statusGroupKeys.indexOf(groups(status)[0] ?? 'over'))
const regionsOf = remembering((adcode: number) => regionKeys(String(adcode)))
/** The division and the section above it. */
const industriesOf = remembering((division: string) => [
  division,
  ...industries.filter(({ children }) => children.some(({ code }) => code === division)).map(({ code }) => code),
])

/** The expensive values of a listing, cached until the listing changes. */
type Card = {
  name: string
  price: string
  /** All searchable text, created for the first keyword. */
  text: () => string
  /** The unit of the current price; prices are compared within a unit only. */
  unit: string
  amount: bigint | null
  bands: readonly string[]
}

/** The lower bounds of a unit's price bands, highest first. */
const bounds = remembering((unit: string) =>
  bandsOf(unit)
    .map(({ key, from }) => ({ keys: [key], from: units(from) ?? 0n }))
    .toReversed(),
)
const none: readonly string[] = []

/** The searched data. */
type Index = Pick<Tables, 'listings' | 'categories'>

const categoryNames = new WeakMap<Index['categories'], Map<string, string>>()

/** All names of an asset's kind and categories. */
function kindWords({ typeCode, parentId, operationId }: Listing, { categories }: Index): string[] {
  const names = categoryNames.get(categories) ?? new Map(categories.map(({ id, typeName }) => [id, typeName]))
  categoryNames.set(categories, names)
  const called = [parentId, operationId].flatMap((id) => names.get(id) ?? [])
  return [kindSynonyms[typeCode] ?? '', ...called, ...called.map((name) => synonyms[name] ?? '')]
}

function cardFrom(listing: Listing, price: string, index: Index): Card {
  const unit = priceUnitOf(listing.unitName)
  const amount = units(price)
  let text: string | null = null
  const read = () => {
    const searched = [listing, ...listing.memberIds.flatMap((id) => index.listings.get(id) ?? [])]
    const words = searched.flatMap((one) => [one.assetsName, one.no, one.seller, ...kindWords(one, index)])
    return folded(words.join('\n'))
  }
  return {
    name: listing.assetsName,
    price,
    text: () => (text ??= read()),
    unit,
    amount,
    bands: (amount === null ? undefined : bounds(unit).find(({ from }) => amount >= from)?.keys) ?? none,
  }
}

const cards = new WeakMap<Listing, Card>()

function cardOf(listing: Listing, index: Index, meter: Meter): Card {
  const price = publicPrice(listing) ?? listing.startPrice
  const known = cards.get(listing)
  if (known?.name === listing.assetsName && known.price === price) return known
  const card = cardFrom(listing, price, index)
  meter.carded += 1
  cards.set(listing, card)
  return card
}

/** One bit for each filter, so that the failed filters of a listing are one number. */
const bit = {
  typeCode: 1,
  parentId: 2,
  operationId: 4,
  region: 8,
  industry: 16,
  unit: 32,
  price: 64,
  status: 128,
} as const
type Filter = keyof typeof bit

/** The filters that a choice replaces: its own and those that depend on it. */
const replaced: Record<Filter, number> = {
  ...bit,
  typeCode: bit.typeCode | bit.parentId | bit.operationId,
  parentId: bit.parentId | bit.operationId,
  unit: bit.unit | bit.price,
}
const filters = Object.keys(bit) as Filter[]

const day = /^\d{4}-\d\d-\d\d$/
function dayOf(text: string | undefined): number | null {
  if (!text) return null
  const at = day.test(text) ? parseShanghai(text) : null
  if (at === null) throw new Refusal(400, '日期格式不正确')
  return at
}

function amountOf(text: string | undefined): bigint | null {
  if (!text) return null
  const amount = units(text)
  if (amount === null) throw new Refusal(400, '价格格式不正确')
  return amount
}

/** Bounds without a unit are in 元. */
const unitAsked = ({ unit, priceFrom, priceTo }: AssetQuery): string =>
  unit || (priceFrom || priceTo ? priceUnitOf(null) : '')

/** Parses the query once for all listings. */
function wishOf(asked: AssetQuery) {
  const lastDay = dayOf(asked.publishedTo)
  return {
    asked,
    isThere: remembering((adcode: number) => !asked.region || liesIn(String(adcode), asked.region)),
    words: folded(asked.q ?? '')
      .split(/\s+/)
      .filter(Boolean),
    from: dayOf(asked.publishedFrom) ?? -Infinity,
    until: lastDay === null ? Infinity : lastDay + dayMs,
    unit: unitAsked(asked),
    least: amountOf(asked.priceFrom),
    below: amountOf(asked.priceTo),
  }
}
type Wish = ReturnType<typeof wishOf>

const meansIt = ({ words, from, until }: Wish, { publishedAt }: Listing, { text }: Card): boolean =>
  publishedAt >= from && publishedAt < until && words.every((word) => text().includes(word))

const isInPrice = ({ least, below }: Wish, { amount }: Card): boolean =>
  (least === null && below === null) ||
  (amount !== null && (least === null || amount >= least) && (below === null || amount < below))

const passes: Record<Filter, (wish: Wish, listing: Listing, card: Card) => boolean> = {
  typeCode: ({ asked }, { typeCode }) => !asked.typeCode || typeCode === asked.typeCode,
  parentId: ({ asked }, { parentId }) => !asked.parentId || parentId === asked.parentId,
  operationId: ({ asked }, { operationId }) => !asked.operationId || operationId === asked.operationId,
  region: ({ isThere }, { adcode }) => isThere(adcode),
  industry: ({ asked }, { industryCode }) => !asked.industry || industriesOf(industryCode).includes(asked.industry),
  unit: (wish, _, { unit }) => !wish.unit || unit === wish.unit,
  price: (wish, _, card) => isInPrice(wish, card),
  status: ({ asked }, { status }) => !asked.status || (groups(status) as readonly string[]).includes(asked.status),
}

const keysOf: Record<Filter, (listing: Listing, card: Card) => readonly string[]> = {
  typeCode: ({ typeCode }) => [typeCode],
  parentId: ({ parentId }) => [parentId],
  operationId: ({ operationId }) => [operationId],
  region: ({ adcode }) => regionsOf(adcode),
  industry: ({ industryCode }) => industriesOf(industryCode),
  unit: (_, { unit }) => [unit],
  price: (_, { bands }) => bands,
  status: ({ status }) => groups(status),
}

const failuresOf = (wish: Wish, listing: Listing, card: Card): number =>
  filters.reduce((failed, filter) => (passes[filter](wish, listing, card) ? failed : failed | bit[filter]), 0)

/** The next deadline for a buyer. */
const nextEnd = (listing: Listing): number => {
  const { status, opensAt, closesAt } = listing
  if (status === 'BIDDING') return closesAt
  if (status === 'WAIT_BID') return opensAt
  return status === 'NOTICE' ? enrolmentOf(listing).enrolUntil : Infinity
}

/** Listings without a price come last in their unit in both price orders. */
const lastPrice = 10n ** 40n

/** Sort keys, ascending. */
const orders: Record<NonNullable<AssetQuery['order']>, (listing: Listing, card: Card) => number | bigint> = {
  default: ({ status, viewCount }) => stage(status) * 1e9 - viewCount,
  newest: ({ publishedAt }) => -publishedAt,
  'price-up': (_, { amount }) => amount ?? lastPrice,
  'price-down': (_, { amount }) => (amount === null ? lastPrice : -amount),
  heat: ({ viewCount }) => -viewCount,
  deadline: nextEnd,
}

/** `unit` groups prices; empty in the other orders. */
type Found = { listing: Listing; unit: string; key: number | bigint }

/** Ties are ordered by id, so that no listing is on two pages. */
const inOrder = (a: Found, b: Found): number =>
  (a.unit === b.unit ? 0 : compareUnits(a.unit, b.unit)) ||
  (a.key < b.key ? -1 : a.key > b.key ? 1 : a.listing.assetsId < b.listing.assetsId ? -1 : 1)

/** Counts of each further choice: a filter counts the listings that fail at most the filters which its choice replaces. */
function createFacets() {
  const counts = new Map(filters.map((filter) => [filter, new Map<string, number>()]))
  return {
    count: (failed: number, listing: Listing, card: Card) => {
      for (const filter of filters) {
        if ((failed & ~replaced[filter]) !== 0) continue
        const count = counts.get(filter)!
        for (const key of keysOf[filter](listing, card)) count.set(key, (count.get(key) ?? 0) + 1)
      }
    },
    all: () =>
      Object.fromEntries(
        filters.map((filter) => [filter, [...counts.get(filter)!].map(([key, count]) => ({ key, count }))]),
      ) as Facets,
  }
}

/**
 * The public listings that match a query, in its order, and the count of each further choice. A package is also found by the
 * names of its members, which its page shows; members are not in the list themselves. One pass over all listings.
 */
export function searchAssets(
  index: Index,
  asked: AssetQuery,
  now: number,
  meter: Meter = { looked: 0, carded: 0, sorted: 0 },
): { found: Listing[]; facets: Facets } {
  const wish = wishOf(asked)
  const keyOf = orders[asked.order ?? 'default']
  const isByPrice = asked.order === 'price-up' || asked.order === 'price-down'
  const facets = createFacets()
  const found: Found[] = []
  for (const listing of index.listings.values()) {
    if (!isPublic(listing, now)) continue
    meter.looked += 1
    const card = cardOf(listing, index, meter)
    if (!meansIt(wish, listing, card)) continue
    const failed = failuresOf(wish, listing, card)
    if (failed === 0) found.push({ listing, unit: isByPrice ? card.unit : '', key: keyOf(listing, card) })
    facets.count(failed, listing, card)
  }
  meter.sorted += found.length
  return {
    found: found.sort(inOrder).map(({ listing }) => listing),
    facets: facets.all(),
  }
}

/** The editor's hot words that find anything, in the editor's order, with the number of results. */
export function hotWordsOf(index: Index, now: number): { word: string; count: number }[] {
  const meter: Meter = { looked: 0, carded: 0, sorted: 0 }
  const found = hotCandidates.map((word) => ({ word, count: 0 }))
  for (const listing of index.listings.values()) {
    if (!isPublic(listing, now)) continue
    const text = cardOf(listing, index, meter).text()
    for (const hot of found) if (text.includes(hot.word)) hot.count += 1
  }
  return found.filter(({ count }) => count > 0)
}
