import type { Listing } from '../../tables.ts'
import { assetFrom, kindsOf, type TypeCode } from './asset.ts'
import type { Calendar } from '../calendar.ts'
import { assetOfItsOwn, listingOf, states } from './listings.ts'

/** Types as often as they are dealt out, of every eleven. */
const types: readonly TypeCode[] = ['2', '6', '1', '2', '6', '4', '2', '6', '2', '1', '5']
/** Beyond the numbers of the seed, below those of the rooms. */
const firstSerial = 100_000

const typeOf = (index: number) => types[index % types.length]!

/** What has gone to others already; the names of the new ones are added. */
type Taken = { names: Set<string>; ids: { has: (id: string) => boolean } }

const idOf = (index: number) => `M${typeOf(index)}${String(index).padStart(5, '0')}`

/** More of what the seed makes, one by one and in the same states, after those that were made before; the calendar only moves the dates. */
export function manyListings(count: number, calendar: Calendar, { names, ids }: Taken): Listing[] {
  let first = 0
  while (ids.has(idOf(first))) first += 1
  return Array.from({ length: count }, (_, position) => {
    const index = first + position
    const typeCode = typeOf(index)
    const kinds = kindsOf[typeCode]
    const kind = kinds[Math.floor(index / types.length) % kinds.length]!
    const id = idOf(index)
    const asset = assetOfItsOwn(names, (attempt) => assetFrom(kind, id, `many:${id}:${attempt}`))
    return listingOf(asset, states[Math.floor(index / types.length) % states.length]!, firstSerial + index, calendar)
  })
}
