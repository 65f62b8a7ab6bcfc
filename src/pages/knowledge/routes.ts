import { paths } from '#src/model/paths.ts'
import { frames, type PortalRoute } from '#src/model/route.ts'

type Names = typeof import('./screens.ts')
const page = (name: keyof Names) => async () => ({ default: (await import('./screens.ts'))[name] })
const common = { frame: frames.standard, menuFlag: null }
const inner = { ...common, section: paths.knowledge }

export const knowledgeRoutes: readonly PortalRoute[] = [
  { ...common, path: paths.knowledge, page: page('RulesPage'), title: '业务知识' },
  { ...inner, path: paths.knowledgeNotice, page: page('RuleNoticesPage'), title: '业务知识>业务通知' },
  { ...inner, path: paths.knowledgeNoticeDetail, page: page('RulePage'), title: '业务知识>正文' },
]
