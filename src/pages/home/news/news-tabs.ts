import type { ModuleItem } from '#src/model/news/modules.ts'

/** The key of the branch map's tab, which the editors do not arrange; also its value in `?newsBranch=`. */
export const branchTab = 'branch'

/** The tab that `?newsBranch=` names by plate code or id, if there is one (HM-11). */
export function requestedTab(items: readonly ModuleItem[], newsBranch: string | null): string | undefined {
  if (!newsBranch) return undefined
  if (newsBranch === branchTab) return branchTab
  return items.find(({ id, plateCode }) => plateCode === newsBranch || id === newsBranch)?.id
}
