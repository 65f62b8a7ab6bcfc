import { paths } from '#src/model/paths.ts'
import { frames, type PortalRoute } from '#src/model/route.ts'

const common = { section: paths.project, frame: frames.standard, menuFlag: 'project' } as const

/** Both kinds of assets have one screen, which tells them apart (RT-13). */
const assetPage = async () => ({ default: (await import('./asset-screens.ts')).AssetPage })
const managedPage = async () => ({ default: (await import('./asset-screens.ts')).ManagedPage })

export const assetRoutes: readonly PortalRoute[] = [
  { ...common, path: paths.projectPkg, page: assetPage, title: '项目>资产包详情' },
  { ...common, path: paths.projectDetail, page: assetPage, title: '项目>项目详情' },
  { ...common, path: paths.projectToManageDetail, page: managedPage, title: '项目>在管项目' },
]
