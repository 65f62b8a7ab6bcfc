import type { Listing } from '../tables.ts'
import { assetFrom, kindsOf, type TypeCode } from './asset.ts'
import type { Calendar } from './calendar.ts'
import { assetOfItsOwn, listingOf, states } from './listings.ts'

/** Types as often as they are dealt out, of every eleven. */
const types: readonly TypeCode[] = ['2', '6', '1', '2', '6', '4', '2', '6', '2', '1', '5']
/** Beyond the numbers of the seed, below those of the rooms. */
const firstSerial = 100_000

/** More of what the seed makes, one by one and in the same states; the calendar only moves the dates. */
export function manyListings(count: number, calendar: Calendar, taken: ReadonlySet<string>): Listing[] {
  const names = new Set(taken)
  return Array.from({ length: count }, (_, index) => {
    const typeCode = types[index % types.length]!
    const kinds = kindsOf[typeCode]
    const kind = kinds[Math.floor(index / types.length) % kinds.length]!
    const id = `M${typeCode}${String(index).padStart(5, '0')}`
    const asset = assetOfItsOwn(names, (attempt) => assetFrom(kind, id, `many:${id}:${attempt}`))
    return listingOf(asset, states[Math.floor(index / types.length) % states.length]!, firstSerial + index, calendar)
  })
}
