import type { DemandType } from '#src/model/demand/schema.ts'
import { paths } from '#src/model/paths.ts'
import { frames, type PortalRoute, userCentreRoute } from '#src/model/route.ts'

const open = { frame: frames.standard, section: paths.serviceCenter, menuFlag: null } as const
const screen = (name: keyof typeof import('./screens.ts')) => async () => (await import('./screens.ts'))[name]()
const servicePage = (need: DemandType) => async () => (await import('./ServicePage.tsx')).servicePage(need)

export const serviceRoutes: readonly PortalRoute[] = [
  {
    path: paths.serviceCenter,
    page: () => import('./ServiceCenterPage.tsx'),
    title: '服务中心',
    frame: frames.standard,
    menuFlag: null,
  },
  { ...open, path: paths.transferService, page: servicePage(2), title: '服务中心>转让服务' },
  { ...open, path: paths.investService, page: servicePage(1), title: '服务中心>投资服务' },
  { ...open, path: paths.otherService, page: servicePage(3), title: '服务中心>其他服务' },
  { ...userCentreRoute, path: paths.myService, page: screen('demands'), title: '用户中心>我的服务' },
  {
    ...userCentreRoute,
    path: paths.myServiceDetail,
    page: screen('demand'),
    title: '用户中心>服务详情',
  },
  {
    ...userCentreRoute,
    path: paths.demandDetail,
    page: screen('demandForm'),
    title: '用户中心>需求书',
  },
]
