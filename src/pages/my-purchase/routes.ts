import { paths } from '#src/model/paths.ts'
import { type PortalRoute, userCentreRoute } from '#src/model/route.ts'

export const myPurchaseRoutes: readonly PortalRoute[] = [
  {
    ...userCentreRoute,
    path: paths.userCenterPurchase,
    page: () => import('./MyPurchasePage.tsx'),
    title: '用户中心>我的采购',
  },
]
