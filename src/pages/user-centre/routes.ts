import { paths } from '#src/model/paths.ts'
import { frames, type PortalRoute, userCentreRoute } from '#src/model/route.ts'

const screen = (name: keyof typeof import('./screens.ts')) => async () => (await import('./screens.ts'))[name]()

export const userCentreRoutes: readonly PortalRoute[] = [
  {
    path: paths.usercenterIndex,
    page: () => import('./OverviewPage.tsx'),
    title: '用户中心>账户总览',
    frame: frames.standard,
    requiresLogin: true,
  },
  {
    ...userCentreRoute,
    path: paths.myCollect,
    page: screen('favourites'),
    title: '用户中心>我的收藏',
  },
  { ...userCentreRoute, path: paths.myMessage, page: screen('messages'), title: '用户中心>我的消息' },
  { ...userCentreRoute, path: paths.myMessageDetail, page: screen('message'), title: '用户中心>消息详情' },
]
