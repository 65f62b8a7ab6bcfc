import { paths } from '#src/model/paths.ts'
import { frames, type PortalRoute } from '#src/model/route.ts'

/** What suppliers can act on now (PU-06); without a footer (RT-14). */
export const purchaseBoardRoutes: readonly PortalRoute[] = [
  {
    path: paths.purchaseProject,
    page: () => import('./BoardPage.tsx'),
    title: '采购>可参与项目',
    section: paths.purchaseIndex,
    frame: { ...frames.purchase, footer: false },
  },
]
