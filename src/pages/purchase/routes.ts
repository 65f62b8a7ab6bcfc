import { paths } from '#src/model/paths.ts'
import { frames, type PortalRoute } from '#src/model/route.ts'

type ArticleNames = typeof import('./article-screens.ts')
const article = (name: keyof ArticleNames) => async () => ({ default: (await import('./article-screens.ts'))[name] })
/** RT-14 */
const footless = { ...frames.purchase, footer: false }
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
    frame: footless,
  },
]

const project = (name: keyof typeof import('./project/ProjectScreen.tsx')) => async () => ({
  default: (await import('./project/ProjectScreen.tsx'))[name],
})

/** The page of a project, in the frame of the section and without a footer, and the notices of projects (PU-03, PU-04, PU-06). */
export const purchaseDetailRoutes: readonly PortalRoute[] = [
  { ...inner, path: paths.purchaseTradeDetail, page: project('TradeDetailPage'), title: '采购>采购项目详情' },
  {
    ...inner,
    path: paths.purchaseProjectDetail,
    page: project('BoardProjectPage'),
    title: '采购>采购项目详情',
    frame: footless,
  },
  { ...inner, path: paths.purchaseNoticeIndex, page: article('NoticeListScreen'), title: '采购>采购公告' },
  { ...inner, path: paths.purchaseNoticeDetail, page: article('NoticeScreen'), title: '采购>采购公告详情' },
]

const list = (name: keyof typeof import('./list-screens.ts')) => async () => ({
  default: (await import('./list-screens.ts'))[name],
})

/** Home, lists, searches and the board of the procurement section; the last one is the main site's own list (PU-01, PU-02, PU-03, PU-06). */
export const purchaseProjectRoutes: readonly PortalRoute[] = [
  {
    path: paths.purchaseIndex,
    page: list('PurchaseHomePage'),
    title: '采购',
    frame: frames.purchase,
  },
  { ...inner, path: paths.purchaseTrade, page: list('TradePage'), title: '采购>交易信息' },
  { ...inner, path: paths.purchaseSearchNew, page: list('ProjectSearchPage'), title: '采购>综合查询' },
  { ...inner, path: paths.purchaseSearch, page: list('WholeSearchPage'), title: '采购>采购搜索' },
  { ...inner, path: paths.purchaseProject, page: list('BoardPage'), title: '采购>可参与项目', frame: footless },
  {
    path: paths.projectPurchase,
    page: list('MainListPage'),
    title: '采购>采购项目',
    section: paths.purchaseIndex,
    frame: frames.standard,
  },
]
