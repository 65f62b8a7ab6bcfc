import { paths } from '#src/model/paths.ts'
import { frames, type PortalRoute } from '#src/model/route.ts'

export const authRoutes: readonly PortalRoute[] = [
  { path: paths.login, page: () => import('./LoginPage.tsx'), title: '登录', frame: frames.simple },
  { path: paths.loginCallback, page: () => import('./LoginCallbackPage.tsx'), title: '正在登录', frame: frames.simple },
  { path: paths.register, page: () => import('./RegisterPage.tsx'), title: '注册账号', frame: frames.simple },
  { path: paths.findPassword, page: () => import('./FindPasswordPage.tsx'), title: '找回密码', frame: frames.simple },
  {
    path: paths.findAccountPerson,
    page: () => import('./FindAccountPage.tsx'),
    title: '找回个人账号',
    frame: frames.simple,
  },
  {
    path: paths.findAccountOrg,
    page: () => import('./FindAccountPage.tsx'),
    title: '找回机构账号',
    frame: frames.simple,
  },
  {
    path: paths.findAccountSuccess,
    page: () => import('./AccountFoundPage.tsx'),
    title: '找回账号',
    frame: frames.simple,
  },
  { path: paths.lock, page: () => import('./LockPage.tsx'), title: '屏幕已锁定', frame: frames.bare },
]
