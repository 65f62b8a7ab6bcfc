import { paths } from '#src/model/paths.ts'
import { frames, type PortalRoute } from '#src/model/route.ts'

export const specialRoutes: readonly PortalRoute[] = [
  {
    path: paths.specialIndex,
    page: async () => (await import('./screens.ts')).load(),
    title: '产权转让专题',
    frame: frames.standard,
  },
]
