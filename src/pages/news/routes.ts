import { paths } from '#src/model/paths.ts'
import { frames, type PortalRoute } from '#src/model/route.ts'

const page = (path: string) => async () => ({ default: (await import('./screens.ts')).screenOf(path) })

/** `/newsDetailFcpd` is the page of the property channel, a plate of the news. */
const records: readonly Omit<PortalRoute, 'frame' | 'page'>[] = [
  { path: paths.zxdt, title: '公告', menuFlag: 'zxdt' },
  { path: paths.newsDetailZxdt, title: '公告>正文', section: paths.zxdt, menuFlag: 'zxdt' },
  { path: paths.newsDetailFcpd, title: '公告>正文', section: paths.zxdt, menuFlag: 'zxdt' },
  { path: paths.zcfg, title: '政策法规', menuFlag: 'zcfg' },
  { path: paths.newsDetailZcfg, title: '政策法规>正文', section: paths.zcfg, menuFlag: 'zcfg' },
  { path: paths.rzfw, title: '金融服务', menuFlag: 'rzfw' },
  { path: paths.newsDetailRzfw, title: '金融服务>正文', section: paths.rzfw, menuFlag: 'rzfw' },
  { path: paths.zlxz, title: '下载中心' },
  { path: paths.newsDetailZlxz, title: '下载中心>正文', section: paths.zlxz, menuFlag: null },
  { path: paths.ddjs, title: '党建动态' },
  { path: paths.newsDetailDdjs, title: '党建动态>正文', section: paths.ddjs, menuFlag: null },
  { path: paths.xxgk, title: '信息公开' },
  { path: paths.newsDetailXxgk, title: '信息公开>正文', section: paths.xxgk, menuFlag: null },
]

export const newsRoutes: readonly PortalRoute[] = records.map((record) => ({
  ...record,
  frame: frames.standard,
  page: page(record.path),
}))
