import { paths } from '#src/model/paths.ts'
import { frames, type PortalRoute } from '#src/model/route.ts'

const own = { frame: frames.standard, section: paths.usercenterIndex, requiresLogin: true } as const

export const enrolRoutes: readonly PortalRoute[] = [
  { ...own, path: paths.bidEnrollNormal, page: () => import('./EnrolPage.tsx'), title: '用户中心>我要报名' },
  { ...own, path: paths.bidEnrollPkg, page: () => import('./EnrolPage.tsx'), title: '用户中心>资产包报名' },
  { ...own, path: paths.enrollDetail, page: () => import('./EnrolDetailPage.tsx'), title: '用户中心>报名详情' },
]
