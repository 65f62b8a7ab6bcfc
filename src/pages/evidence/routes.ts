import { paths } from '#src/model/paths.ts'
import { type PortalRoute, userCentreRoute } from '#src/model/route.ts'

export const evidenceRoutes: readonly PortalRoute[] = [
  {
    ...userCentreRoute,
    section: paths.myContract,
    path: paths.evidence,
    page: async () => (await import('./screens.ts')).evidence(),
    title: '用户中心>存证',
  },
]
