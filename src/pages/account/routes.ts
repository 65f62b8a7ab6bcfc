import { paths } from '#src/model/paths.ts'
import { type PortalRoute, userCentreRoute } from '#src/model/route.ts'

export const accountRoutes: readonly PortalRoute[] = [
  { ...userCentreRoute, path: paths.accountSafe, page: () => import('./SafetyPage.tsx'), title: '用户中心>账户安全' },
  {
    ...userCentreRoute,
    path: paths.updatePassWord,
    page: () => import('./PasswordPage.tsx'),
    title: '用户中心>修改登录密码',
  },
  {
    ...userCentreRoute,
    path: paths.memberEditPhone,
    page: () => import('./PhonePage.tsx'),
    title: '用户中心>手机绑定',
  },
  {
    ...userCentreRoute,
    path: paths.memberEditHead,
    page: () => import('./PortraitPage.tsx'),
    title: '用户中心>修改头像',
  },
  { ...userCentreRoute, path: paths.shensuRecord, page: () => import('./AppealsPage.tsx'), title: '用户中心>申诉记录' },
]
