import { paths } from '#src/model/paths.ts'
import { type PortalRoute, userCentreRoute } from '#src/model/route.ts'

export const myProjectRoutes: readonly PortalRoute[] = [
  {
    ...userCentreRoute,
    path: paths.myProject,
    page: () => import('./MyProjectPage.tsx'),
    title: '用户中心>我的项目',
  },
]
