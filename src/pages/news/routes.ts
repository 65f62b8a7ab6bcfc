import { paths } from '#src/model/paths.ts'
import { frames, type PortalRoute } from '#src/model/route.ts'

type Names = typeof import('./screens.ts')
const page = (name: keyof Names) => async () => ({ default: (await import('./screens.ts'))[name] })
const common = { frame: frames.standard } as const

/** Sections and the pages of their articles; `/newsDetailFcpd` is that of the property channel, a plate of the news. */
export const newsRoutes: readonly PortalRoute[] = [
  { ...common, path: paths.zxdt, page: page('ZxdtPage'), title: '公告', menuFlag: 'zxdt' },
  { ...common, path: paths.zcfg, page: page('ZcfgPage'), title: '政策法规', menuFlag: 'zcfg' },
  { ...common, path: paths.rzfw, page: page('RzfwPage'), title: '金融服务', menuFlag: 'rzfw' },
  { ...common, path: paths.zlxz, page: page('ZlxzPage'), title: '下载中心' },
  { ...common, path: paths.ddjs, page: page('DdjsPage'), title: '党建动态' },
  { ...common, path: paths.xxgk, page: page('XxgkPage'), title: '信息公开' },
  {
    ...common,
    path: paths.newsDetailZxdt,
    page: page('ZxdtArticle'),
    title: '公告>正文',
    section: paths.zxdt,
    menuFlag: 'zxdt',
  },
  {
    ...common,
    path: paths.newsDetailFcpd,
    page: page('FcpdArticle'),
    title: '公告>正文',
    section: paths.zxdt,
    menuFlag: 'zxdt',
  },
  {
    ...common,
    path: paths.newsDetailZcfg,
    page: page('ZcfgArticle'),
    title: '政策法规>正文',
    section: paths.zcfg,
    menuFlag: 'zcfg',
  },
  {
    ...common,
    path: paths.newsDetailRzfw,
    page: page('RzfwArticle'),
    title: '金融服务>正文',
    section: paths.rzfw,
    menuFlag: 'rzfw',
  },
  {
    ...common,
    path: paths.newsDetailZlxz,
    page: page('ZlxzArticle'),
    title: '下载中心>正文',
    section: paths.zlxz,
    menuFlag: null,
  },
  {
    ...common,
    path: paths.newsDetailDdjs,
    page: page('DdjsArticle'),
    title: '党建动态>正文',
    section: paths.ddjs,
    menuFlag: null,
  },
  {
    ...common,
    path: paths.newsDetailXxgk,
    page: page('XxgkArticle'),
    title: '信息公开>正文',
    section: paths.xxgk,
    menuFlag: null,
  },
]
