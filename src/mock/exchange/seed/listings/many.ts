import type { KindCode } from '#src/model/asset-kind/labels.ts'
import type { Listing } from '../../tables.ts'
import { assetFrom, kindsOf } from './asset.ts'
import type { Calendar } from '../calendar.ts'
import { uniqueAsset, listingOf, states } from './listings.ts'

/** Types of every eleven listings, by frequency. */
const types: readonly KindCode[] = ['2', '6', '1', '2', '6', '4', '2', '6', '2', '1', '5']
/** Above the numbers of the seed, below those of the rooms. */
const firstSerial = 100_000

const typeOf = (index: number) => types[index % types.length]!

/** Names and ids in use; the names of the new listings are added. */
type Taken = { names: Set<string>; ids: { has: (id: string) => boolean } }

const idOf = (index: number) => `M${typeOf(index)}${String(index).padStart(5, '0')}`

/** Further listings as the seed makes them, in the same states; the calendar only moves the dates. */
export function manyListings(count: number, calendar: Calendar, { names, ids }: Taken): Listing[] {
  let first = 0
  while (ids.has(idOf(first))) first += 1
  return Array.from({ length: count }, (_, position) => {
    const index = first + position
    const typeCode = typeOf(index)
    const kinds = kindsOf[typeCode]
    const kind = kinds[Math.floor(index / types.length) % kinds.length]!
    const id = idOf(index)
    const asset = uniqueAsset(names, (attempt) => assetFrom(kind, id, `many:${id}:${attempt}`))
    return listingOf(asset, states[Math.floor(index / types.length) % states.length]!, firstSerial + index, calendar)
  })
}
