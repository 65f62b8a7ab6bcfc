import { linkTo } from '#src/model/paths.ts'
import type { MapCategory } from '#src/model/statistics/schema.ts'
import type { Chosen } from './categories.ts'
import type { Place } from './places.ts'

/** The kind of projects that a category consists of; state equity is of two kinds. */
const typeOf: Partial<Record<MapCategory, string>> = { 2: '2', 3: '6' }

/** The one kind that is counted, where the list can show it alone. */
function kindOf(chosen: Chosen): string | undefined {
  const [category] = chosen
  return category && chosen.length === 1 ? typeOf[category] : undefined
}

/** Whether the list of a place holds what its figure counts and nothing else. */
export const isListExact = (chosen: Chosen): boolean => kindOf(chosen) !== undefined

/** The list of what the figure of a place counts; null where there is nothing to list. */
export function placeLink({ adcode, listings }: Pick<Place, 'adcode' | 'listings'>, chosen: Chosen): string | null {
  if (adcode === null || listings === 0) return null
  const typeCode = kindOf(chosen)
  return linkTo.project({ ...(typeCode ? { typeCode } : {}), region: String(adcode) })
}
