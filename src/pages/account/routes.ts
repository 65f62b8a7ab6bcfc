import { paths } from '#src/model/paths.ts'
import { type PortalRoute, userCentreRoute } from '#src/model/route.ts'

const screen = (name: keyof typeof import('./screens.ts')) => async () => (await import('./screens.ts'))[name]()

export const accountRoutes: readonly PortalRoute[] = [
  { ...userCentreRoute, path: paths.accountSafe, page: screen('safety'), title: '用户中心>账户安全' },
  { ...userCentreRoute, path: paths.updatePassWord, page: screen('password'), title: '用户中心>修改登录密码' },
  { ...userCentreRoute, path: paths.memberEditPhone, page: screen('phone'), title: '用户中心>手机绑定' },
  { ...userCentreRoute, path: paths.memberEditHead, page: screen('portrait'), title: '用户中心>修改头像' },
  { ...userCentreRoute, path: paths.shensuRecord, page: screen('appeals'), title: '用户中心>申诉记录' },
]
