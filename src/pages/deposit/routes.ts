import { paths } from '#src/model/paths.ts'
import { type PortalRoute, userCentreRoute } from '#src/model/route.ts'

const screen = (name: keyof typeof import('./screens.ts')) => async () => (await import('./screens.ts'))[name]()

export const depositRoutes: readonly PortalRoute[] = [
  { ...userCentreRoute, path: paths.cashierDesk, page: screen('cashier'), title: '用户中心>收银台' },
  { ...userCentreRoute, path: paths.myDeposit, page: screen('list'), title: '用户中心>我的保证金' },
  { ...userCentreRoute, path: paths.depositDetail, page: screen('detail'), title: '用户中心>保证金详情' },
  { ...userCentreRoute, path: paths.depositAddPayInfo, page: screen('claim'), title: '用户中心>补录付款信息' },
]
