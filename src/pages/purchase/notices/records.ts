import { paths } from '#src/model/paths.ts'
import { frames, type PortalRoute } from '#src/model/route.ts'

const common = { section: paths.purchaseIndex, frame: frames.purchase } as const

/** The notices of procurement projects (PU-04). */
export const noticeRecords: readonly PortalRoute[] = [
  {
    ...common,
    path: paths.purchaseNoticeIndex,
    page: async () => ({ default: (await import('./screens.ts')).NoticeListScreen }),
    title: '采购>采购公告',
  },
  {
    ...common,
    path: paths.purchaseNoticeDetail,
    page: async () => ({ default: (await import('./screens.ts')).NoticeScreen }),
    title: '采购>采购公告详情',
  },
]
