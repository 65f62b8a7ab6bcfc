import { paths } from '#src/model/paths.ts'
import { frames, type PortalRoute } from '#src/model/route.ts'

export const homeRoutes: readonly PortalRoute[] = [
  { path: paths.index, page: () => import('./HomePage.tsx'), title: '首页', frame: frames.standard, menuFlag: 'index' },
]
