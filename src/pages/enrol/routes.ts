import { paths } from '#src/model/paths.ts'
import { type PortalRoute, userCentreRoute } from '#src/model/route.ts'

export const enrolRoutes: readonly PortalRoute[] = [
  {
    ...userCentreRoute,
    path: paths.bidEnrollNormal,
    page: () => import('./EnrolPage.tsx'),
    title: '用户中心>我要报名',
  },
  { ...userCentreRoute, path: paths.bidEnrollPkg, page: () => import('./EnrolPage.tsx'), title: '用户中心>资产包报名' },
  {
    ...userCentreRoute,
    path: paths.enrollDetail,
    page: () => import('./EnrolDetailPage.tsx'),
    title: '用户中心>报名详情',
  },
]
