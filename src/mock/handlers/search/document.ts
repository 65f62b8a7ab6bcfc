import { bandsOf, priceUnitOf } from '#src/model/listing/price/price-units.ts'
import { publicPrice } from '../../exchange/listings/modes.ts'
import { kindSynonyms, synonyms } from '../../exchange/seed/texts/synonyms.ts'
import type { Listing, Tables } from '../../exchange/tables.ts'
import { normalised } from '../../normalised.ts'
import { memoize, scaledInteger } from './values.ts'

/** The searched data. */
export type SearchedTables = Pick<Tables, 'listings' | 'categories'>

/** Counts the work of a search, for tests of its cost. */
export type Meter = { scanned: number; indexed: number; sorted: number }

/** A listing as it is searched; its expensive values are cached until the listing changes. */
export type SearchDocument = {
  listing: Listing
  name: string
  price: string
  /** All searchable text, created for the first keyword. */
  text: () => string
  /** The unit of the current price; prices are compared within a unit only. */
  unit: string
  amount: bigint | null
  /** The keys of the price bands of the amount. */
  bands: readonly string[]
}

/** The price bands of a unit, highest first. */
const bandBounds = memoize((unit: string) =>
  bandsOf(unit)
    .map(({ key, from }) => ({ keys: [key], from: scaledInteger(from) ?? 0n }))
    .toReversed(),
)
const none: readonly string[] = []

const categoryNames = new WeakMap<SearchedTables['categories'], Map<string, string>>()

/** All names of an asset's kind and categories. */
function kindWords({ typeCode, parentId, operationId }: Listing, { categories }: SearchedTables): string[] {
  const names = categoryNames.get(categories) ?? new Map(categories.map(({ id, typeName }) => [id, typeName]))
  categoryNames.set(categories, names)
  const own = [parentId, operationId].flatMap((id) => names.get(id) ?? [])
  return [kindSynonyms[typeCode] ?? '', ...own, ...own.map((name) => synonyms[name] ?? '')]
}

/** Where the words stand that an asset was found by, if not in its name, number or seller: in its categories, or in what a package holds. */
export function reasonsOf(listing: Listing, tables: SearchedTables, words: readonly string[]): string[] {
  const shown = normalised(`${listing.assetsName} ${listing.no} ${listing.seller}`)
  const missing = words.filter((word) => !shown.includes(word))
  /** The first of the texts for each word. */
  const having = (texts: readonly string[]) => [
    ...new Set(missing.flatMap((word) => texts.find((text) => normalised(text).includes(word)) ?? [])),
  ]
  const members = listing.memberIds.flatMap((id) => tables.listings.get(id) ?? [])
  const kinds = having(
    [listing, ...members].flatMap((one) => kindWords(one, tables)).flatMap((text) => text.split(' ')),
  )
  const held = having(members.flatMap(({ assetsName, no, seller }) => [assetsName, no, seller]))
  return [
    ...(kinds.length > 0 ? [`类别：${kinds.join('、')}`] : []),
    ...(held.length > 0 ? [`包含：${held.join('、')}`] : []),
  ]
}

function textOf(listing: Listing, tables: SearchedTables): string {
  const searched = [listing, ...listing.memberIds.flatMap((id) => tables.listings.get(id) ?? [])]
  const words = searched.flatMap((one) => [one.assetsName, one.no, one.seller, ...kindWords(one, tables)])
  return normalised(words.join('\n'))
}

function indexed(listing: Listing, price: string, tables: SearchedTables): SearchDocument {
  const unit = priceUnitOf(listing.unitName)
  const amount = scaledInteger(price)
  let text: string | null = null
  return {
    listing,
    name: listing.assetsName,
    price,
    text: () => (text ??= textOf(listing, tables)),
    unit,
    amount,
    bands: (amount === null ? undefined : bandBounds(unit).find(({ from }) => amount >= from)?.keys) ?? none,
  }
}

const documents = new WeakMap<Listing, SearchDocument>()

export function documentOf(listing: Listing, tables: SearchedTables, meter: Meter): SearchDocument {
  const price = publicPrice(listing) ?? listing.startPrice
  const cached = documents.get(listing)
  if (cached?.name === listing.assetsName && cached.price === price) return cached
  const document = indexed(listing, price, tables)
  meter.indexed += 1
  documents.set(listing, document)
  return document
}
