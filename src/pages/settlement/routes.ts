import { paths } from '#src/model/paths.ts'
import { type PortalRoute, userCentreRoute } from '#src/model/route.ts'

const screen = (name: keyof typeof import('./screens.ts')) => async () => (await import('./screens.ts'))[name]()

export const settlementRoutes: readonly PortalRoute[] = [
  { ...userCentreRoute, path: paths.projectSettlement, page: screen('list'), title: '用户中心>项目结算' },
  { ...userCentreRoute, path: paths.projectSettleDetail, page: screen('detail'), title: '用户中心>结算详情' },
  { ...userCentreRoute, path: paths.settleDetailPayInfo, page: screen('payInfo'), title: '用户中心>上传付款凭证' },
]
