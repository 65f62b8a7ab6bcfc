import { paths } from '#src/model/paths.ts'
import { frames, type PortalRoute } from '#src/model/route.ts'

export const quoteHallRoutes: readonly PortalRoute[] = [
  {
    path: paths.quoteHall,
    page: () => import('./QuoteHallPage.tsx'),
    title: '竞价大厅>竞价厅',
    section: paths.hall,
    frame: frames.bare,
    requiresLogin: true,
    menuFlag: 'hall',
  },
]
