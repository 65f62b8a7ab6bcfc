import { paths } from '#src/model/paths.ts'
import { frames, type PortalRoute } from '#src/model/route.ts'

export const authRoutes: readonly PortalRoute[] = [
  { path: paths.login, page: () => import('./LoginPage.tsx'), title: '登录', frame: frames.simple },
  { path: paths.loginCallback, page: () => import('./LoginCallbackPage.tsx'), title: '正在登录', frame: frames.simple },
]
