import { paths } from '#src/model/paths.ts'
import { frames, type PortalRoute } from '#src/model/route.ts'

export const systemRoutes: readonly PortalRoute[] = [
  { path: paths.notFound, page: () => import('./NotFoundPage.tsx'), title: '页面不存在', frame: frames.bare },
]
