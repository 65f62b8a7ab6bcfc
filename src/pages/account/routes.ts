import { paths } from '#src/model/paths.ts'
import { frames, type PortalRoute } from '#src/model/route.ts'

const own = { frame: frames.standard, section: paths.usercenterIndex, requiresLogin: true } as const

export const accountRoutes: readonly PortalRoute[] = [
  { ...own, path: paths.accountSafe, page: () => import('./SafetyPage.tsx'), title: '用户中心>账户安全' },
  { ...own, path: paths.updatePassWord, page: () => import('./PasswordPage.tsx'), title: '用户中心>修改登录密码' },
  { ...own, path: paths.memberEditPhone, page: () => import('./PhonePage.tsx'), title: '用户中心>手机绑定' },
  { ...own, path: paths.memberEditHead, page: () => import('./PortraitPage.tsx'), title: '用户中心>修改头像' },
  { ...own, path: paths.shensuRecord, page: () => import('./AppealsPage.tsx'), title: '用户中心>申诉记录' },
]
