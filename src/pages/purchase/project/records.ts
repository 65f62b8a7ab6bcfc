import { paths } from '#src/model/paths.ts'
import { frames, type PortalRoute } from '#src/model/route.ts'

type Names = typeof import('./ProjectScreen.tsx')
const screen = (name: keyof Names) => async () => ({ default: (await import('./ProjectScreen.tsx'))[name] })

/** The page of a procurement project, in the frame of the section and without a footer (PU-03, PU-06). */
export const projectRecords: readonly PortalRoute[] = [
  {
    path: paths.purchaseTradeDetail,
    page: screen('TradeDetailPage'),
    title: '采购>采购项目详情',
    section: paths.purchaseIndex,
    frame: frames.purchase,
  },
  {
    path: paths.purchaseProjectDetail,
    page: screen('BoardProjectPage'),
    title: '采购>采购项目详情',
    section: paths.purchaseIndex,
    // RT-14
    frame: { ...frames.purchase, footer: false },
  },
]
