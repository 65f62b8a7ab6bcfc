import { paths } from '#src/model/paths.ts'
import { type PortalRoute, userCentreRoute } from '#src/model/route.ts'

export const depositRoutes: readonly PortalRoute[] = [
  {
    ...userCentreRoute,
    path: paths.cashierDesk,
    page: () => import('./CashierDeskPage.tsx'),
    title: '用户中心>收银台',
  },
  {
    ...userCentreRoute,
    path: paths.myDeposit,
    page: () => import('./MyDepositPage.tsx'),
    title: '用户中心>我的保证金',
  },
  {
    ...userCentreRoute,
    path: paths.depositDetail,
    page: () => import('./DepositDetailPage.tsx'),
    title: '用户中心>保证金详情',
  },
  {
    ...userCentreRoute,
    path: paths.depositAddPayInfo,
    page: () => import('./DepositAddPayInfoPage.tsx'),
    title: '用户中心>补录付款信息',
  },
]
