import { paths } from '#src/model/paths.ts'
import { frames, type PortalRoute } from '#src/model/route.ts'

/** The home of the procurement section (PU-01). */
export const purchaseHomeRoutes: readonly PortalRoute[] = [
  { path: paths.purchaseIndex, page: () => import('./PurchaseHomePage.tsx'), title: '采购', frame: frames.purchase },
]
