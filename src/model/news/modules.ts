import * as z from 'zod/mini'
import { fact, figure, identifier, listOf, readAs } from '../lenient.ts'

/** Sources of the rows of a module tab. */
export const sourceType = { news: 1, notice: 2, newlyListed: 3 } as const

/** A tab or a button arranged by the exchange's editors. */
const moduleItem = z.object({
  id: identifier,
  name: z.string(),
  plateCode: fact(identifier),
  sourceType: fact(figure),
  moreButtonUrl: fact(z.string()),
  backColour: fact(z.string()),
})
export type ModuleItem = z.output<typeof moduleItem>

/** `modulesCode` is absent when the answer was a flat list: then this is the group of all requested codes. */
const moduleGroup = z.object({ modulesCode: fact(z.string()), list: z.array(moduleItem) })
export type ModuleGroup = z.output<typeof moduleGroup>

/** The specification does not define how modules of several codes are grouped (spec 3, 7). */
function grouped(written: unknown): unknown {
  const isFlat = Array.isArray(written) && written.length > 0 && written.every((one) => one && !('list' in one))
  return isFlat
    ? [{ list: written.map((item: { id?: unknown; name?: unknown }) => ({ ...item, id: item.id ?? item.name })) }]
    : written
}

export const moduleGroups = /* @__PURE__ */ readAs(grouped, listOf(moduleGroup))

/** The modules of a code; null when the list was flat. */
const groupOf = (groups: readonly ModuleGroup[], code: string): readonly ModuleItem[] | null =>
  groups.some(({ modulesCode }) => !modulesCode)
    ? null
    : (groups.find(({ modulesCode }) => modulesCode === code)?.list ?? [])

/** In a flat list, the modules with a row source are tabs (spec 3). */
const isTab = ({ sourceType: source }: ModuleItem): boolean => typeof source === 'number'
const flatOf = (groups: readonly ModuleGroup[]): readonly ModuleItem[] => groups.flatMap(({ list }) => list)

export const tabsOf = (groups: readonly ModuleGroup[], code: string): readonly ModuleItem[] =>
  groupOf(groups, code) ?? flatOf(groups).filter(isTab)

/** The rows of buttons of these codes; a flat list is distributed evenly. */
export function buttonRowsOf(groups: readonly ModuleGroup[], codes: readonly string[]): (readonly ModuleItem[])[] {
  const flat = flatOf(groups).filter((item) => !isTab(item))
  const share = Math.ceil(flat.length / codes.length)
  return codes.map((code, row) => groupOf(groups, code) ?? flat.slice(row * share, (row + 1) * share))
}
