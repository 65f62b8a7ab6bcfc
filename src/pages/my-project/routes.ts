import { paths } from '#src/model/paths.ts'
import { frames, type PortalRoute } from '#src/model/route.ts'

export const myProjectRoutes: readonly PortalRoute[] = [
  {
    path: paths.myProject,
    page: () => import('./MyProjectPage.tsx'),
    title: '用户中心>我的项目',
    frame: frames.standard,
    section: paths.usercenterIndex,
    requiresLogin: true,
  },
]
