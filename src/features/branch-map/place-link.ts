import { linkTo } from '#src/model/paths.ts'
import type { MapCategory } from '#src/model/statistics/schema.ts'
import type { Chosen } from './categories.ts'
import type { Place } from './places.ts'

/** The project type of a category; state equity has two types. */
const typeOf: Partial<Record<MapCategory, string>> = { 2: '2', 3: '6' }

/** The one project type that is counted, where the list can be filtered by it. */
function kindOf(chosen: Chosen): string | undefined {
  const [category] = chosen
  return category && chosen.length === 1 ? typeOf[category] : undefined
}

/** Whether the list of a place contains exactly what its figure counts. */
export const isListExact = (chosen: Chosen): boolean => kindOf(chosen) !== undefined

/** The address of the listings that the figure of a place counts; null without any. */
export function placeLink({ adcode, listings }: Pick<Place, 'adcode' | 'listings'>, chosen: Chosen): string | null {
  if (adcode === null || listings === 0) return null
  const typeCode = kindOf(chosen)
  return linkTo.project({ ...(typeCode ? { typeCode } : {}), region: String(adcode) })
}
