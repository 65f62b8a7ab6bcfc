import { paths } from '#src/model/paths.ts'
import { frames, type PortalRoute } from '#src/model/route.ts'

const common = { frame: frames.standard, menuFlag: null } as const
const inner = { ...common, section: paths.branchIndex } as const

const page = (name: 'BranchPage' | 'BranchNewsPage' | 'BranchArticlePage') => async () => ({
  default: (await import('./branch-screens.ts'))[name],
})

export const branchRoutes: readonly PortalRoute[] = [
  { ...common, path: paths.branchIndex, page: page('BranchPage'), title: '分支机构' },
  { ...inner, path: paths.branchNews, page: page('BranchNewsPage'), title: '分支机构>公告动态' },
  { ...inner, path: paths.branchNewsDetail, page: page('BranchArticlePage'), title: '分支机构>动态详情' },
]
