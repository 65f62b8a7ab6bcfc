import { paths } from '#src/model/paths.ts'
import { frames, type PortalRoute } from '#src/model/route.ts'

/** The title of a section, its main menu item if it has one, and the pages of its articles. */
type Section = readonly [path: string, title: string, menuFlag: string | null, ...details: string[]]

/** `/newsDetailFcpd` is the page of the property channel, a plate of the news. */
const sections: readonly Section[] = [
  [paths.zxdt, '公告', 'zxdt', paths.newsDetailZxdt, paths.newsDetailFcpd],
  [paths.zcfg, '政策法规', 'zcfg', paths.newsDetailZcfg],
  [paths.rzfw, '金融服务', 'rzfw', paths.newsDetailRzfw],
  [paths.zlxz, '下载中心', null, paths.newsDetailZlxz],
  [paths.ddjs, '党建动态', null, paths.newsDetailDdjs],
  [paths.xxgk, '信息公开', null, paths.newsDetailXxgk],
]

const screen = (path: string) => ({
  path,
  frame: frames.standard,
  page: async () => ({ default: (await import('./screens.ts')).screenOf(path) }),
})

export const newsRoutes: readonly PortalRoute[] = sections.flatMap(([path, title, menuFlag, ...details]) => [
  { ...screen(path), title, ...(menuFlag && { menuFlag }) },
  ...details.map((detail) => ({ ...screen(detail), title: `${title}>正文`, section: path, menuFlag })),
])
