import { paths } from '#src/model/paths.ts'
import { frames, type PortalRoute } from '#src/model/route.ts'

type Names = typeof import('./screens.ts')
const page = (name: keyof Names) => async () => ({ default: (await import('./screens.ts'))[name] })
const common = { frame: frames.standard, menuFlag: 'helpCenter' }
const inner = { ...common, section: paths.helpCenter }

export const helpRoutes: readonly PortalRoute[] = [
  { ...common, path: paths.helpCenter, page: page('HelpPage'), title: '帮助中心' },
  { ...inner, path: paths.helpCenterDetail, page: page('HelpArticlePage'), title: '帮助中心>帮助详情' },
  { ...inner, path: paths.helpBrowser, page: page('HelpBrowserPage'), title: '帮助中心>浏览器帮助' },
]
