import { paths } from '#src/model/paths.ts'
import { frames, type PortalRoute } from '#src/model/route.ts'

/** The lists of the procurement section, and that of the main site (PU-02, PU-06). */
export const purchaseListRoutes: readonly PortalRoute[] = [
  {
    path: paths.purchaseTrade,
    page: () => import('./TradePage.tsx'),
    title: '采购>交易信息',
    section: paths.purchaseIndex,
    frame: frames.purchase,
  },
  {
    path: paths.projectPurchase,
    page: () => import('./MainListPage.tsx'),
    title: '采购项目',
    frame: frames.standard,
  },
]
