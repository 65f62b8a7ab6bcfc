import { paths } from '#src/model/paths.ts'
import { frames, type PortalRoute } from '#src/model/route.ts'

const inner = { frame: frames.purchase, section: paths.purchaseIndex } as const

/** The comprehensive search of projects, and the search of the whole section (PU-03). */
export const purchaseSearchRoutes: readonly PortalRoute[] = [
  { ...inner, path: paths.purchaseSearchNew, page: () => import('./ProjectSearchPage.tsx'), title: '采购>综合查询' },
  { ...inner, path: paths.purchaseSearch, page: () => import('./whole/WholeSearchPage.tsx'), title: '采购>采购搜索' },
]
