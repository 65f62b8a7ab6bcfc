import type { ModuleItem } from '#src/model/news/schema.ts'

/** The key of the tab that is not the editors': the branch map. Also what `?newsBranch=` calls it. */
export const branchTab = 'branch'

/** The tab that `?newsBranch=` asks for, by plate code or id; none when it names no tab (HM-11). */
export function tabWanted(items: readonly ModuleItem[], wanted: string | null): string | undefined {
  if (!wanted) return undefined
  if (wanted === branchTab) return branchTab
  return items.find(({ id, plateCode }) => plateCode === wanted || id === wanted)?.id
}
