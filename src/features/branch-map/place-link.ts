import { linkTo } from '#src/model/paths.ts'
import type { MapCategory } from '#src/model/statistics/schema.ts'
import type { Chosen } from './categories.ts'
import type { Place } from './places.ts'

/** The kind of projects that a category consists of; state equity is of two kinds. */
const typeOf: Partial<Record<MapCategory, string>> = { 2: '2', 3: '6' }

/** The list of what the figure of a place counts; null where there is nothing to list. */
export function placeLink({ adcode, listings }: Pick<Place, 'adcode' | 'listings'>, chosen: Chosen): string | null {
  if (adcode === null || listings === 0) return null
  const [category] = chosen
  const typeCode = category && chosen.length === 1 ? typeOf[category] : undefined
  return linkTo.project({ ...(typeCode ? { typeCode } : {}), region: String(adcode) })
}
