import { paths } from '#src/model/paths.ts'
import { type PortalRoute, userCentreRoute } from '#src/model/route.ts'

const screen = (name: keyof typeof import('./screens.ts')) => async () => (await import('./screens.ts'))[name]()

const section = paths.myFiles

export const fileRoutes: readonly PortalRoute[] = [
  { ...userCentreRoute, path: paths.myFiles, page: screen('projects'), title: '用户中心>我的文件' },
  { ...userCentreRoute, section, path: paths.filesChildren, page: screen('kinds'), title: '我的文件>文件夹' },
  { ...userCentreRoute, section, path: paths.filesList, page: screen('files'), title: '我的文件>文件列表' },
]
