import { paths } from '#src/model/paths.ts'
import { frames, type PortalRoute } from '#src/model/route.ts'

const own = { frame: frames.standard, section: paths.usercenterIndex, requiresLogin: true } as const

export const depositRoutes: readonly PortalRoute[] = [
  { ...own, path: paths.cashierDesk, page: () => import('./CashierDeskPage.tsx'), title: '用户中心>收银台' },
  { ...own, path: paths.myDeposit, page: () => import('./MyDepositPage.tsx'), title: '用户中心>我的保证金' },
  { ...own, path: paths.depositDetail, page: () => import('./DepositDetailPage.tsx'), title: '用户中心>保证金详情' },
  {
    ...own,
    path: paths.depositAddPayInfo,
    page: () => import('./DepositAddPayInfoPage.tsx'),
    title: '用户中心>补录付款信息',
  },
]
