import { paths } from '#src/model/paths.ts'
import { frames, type PortalRoute } from '#src/model/route.ts'

export const hallRoutes: readonly PortalRoute[] = [
  {
    path: paths.hall,
    page: () => import('./HallPage.tsx'),
    title: '竞价大厅',
    frame: frames.standard,
    frameOf: (search) => (/[?&](watch|practice)=[^&]/.test(search) ? frames.bare : frames.standard),
    menuFlag: 'hall',
  },
]
