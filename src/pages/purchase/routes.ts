import { paths } from '#src/model/paths.ts'
import { frames, type PortalRoute } from '#src/model/route.ts'
import { purchaseBoardRoutes } from './board/records.ts'
import { purchaseHomeRoutes } from './home/records.ts'
import { purchaseListRoutes } from './list/records.ts'
import { noticeRecords } from './notices/records.ts'
import { projectRecords } from './project/records.ts'
import { purchaseSearchRoutes } from './search/records.ts'

type ArticleNames = typeof import('./article-screens.ts')
const article = (name: keyof ArticleNames) => async () => ({ default: (await import('./article-screens.ts'))[name] })
const inner = { frame: frames.purchase, section: paths.purchaseIndex } as const

/** Help, news, law and platform notices of the procurement section (PU-04, PU-05). */
export const purchaseArticleRoutes: readonly PortalRoute[] = [
  { ...inner, path: paths.purchaseHelp, page: article('PurchaseHelpPage'), title: '采购>采购帮助' },
  { ...inner, path: paths.purchaseHelpDetail, page: article('PurchaseHelpArticlePage'), title: '采购>采购帮助详情' },
  { ...inner, path: paths.purchaseNoticeInfo, page: article('PlatformNoticePage'), title: '采购>平台通知' },
  {
    ...inner,
    path: paths.purchaseNewsDetail,
    page: article('PurchaseNewsPage'),
    title: '采购>采购资讯',
    // RT-14
    frame: { ...frames.purchase, footer: false },
  },
]

/** Home, lists, searches and the board of the procurement section (PU-01, PU-02, PU-03, PU-06). */
export const purchaseProjectRoutes: readonly PortalRoute[] = [
  ...purchaseHomeRoutes,
  ...purchaseListRoutes,
  ...purchaseSearchRoutes,
  ...purchaseBoardRoutes,
  ...projectRecords,
  ...noticeRecords,
]
