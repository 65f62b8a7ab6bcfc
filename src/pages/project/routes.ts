import { paths } from '#src/model/paths.ts'
import { frames, type PortalRoute } from '#src/model/route.ts'

export const projectRoutes: readonly PortalRoute[] = [
  {
    path: paths.project,
    page: () => import('./ProjectPage.tsx'),
    title: '项目>项目列表',
    frame: frames.standard,
    menuFlag: 'project',
  },
]
