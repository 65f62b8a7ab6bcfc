import { type MapCategory, mapCategories } from '#src/model/statistics/schema.ts'

/** The chosen categories in the order of the specification, so that one choice has one query key. */
export type Chosen = readonly MapCategory[]

/** Switches a category on or off; the last one stays on (HM-12), and then the same list is returned. */
export function toggled(chosen: Chosen, category: MapCategory): Chosen {
  if (!chosen.includes(category)) return mapCategories.filter((known) => known === category || chosen.includes(known))
  return chosen.length > 1 ? chosen.filter((known) => known !== category) : chosen
}

export const isLast = (chosen: Chosen, category: MapCategory): boolean => chosen.length === 1 && chosen[0] === category
