import { paths } from '#src/model/paths.ts'
import { type PortalRoute, userCentreRoute } from '#src/model/route.ts'

const screen = (name: keyof typeof import('./screens.ts')) => async () => (await import('./screens.ts'))[name]()

export const realNameRoutes: readonly PortalRoute[] = [
  { ...userCentreRoute, path: paths.realNamePerson, page: screen('claim'), title: '用户中心>个人实名认证' },
  { ...userCentreRoute, path: paths.realNamePersonInfo, page: screen('information'), title: '用户中心>实名认证信息' },
  { ...userCentreRoute, path: paths.membershipReason, page: screen('refusal'), title: '用户中心>实名认证未通过' },
  { ...userCentreRoute, path: paths.realNameOrg, page: screen('claim'), title: '用户中心>机构实名认证' },
  { ...userCentreRoute, path: paths.membership, page: screen('membership'), title: '用户中心>会员信息' },
]
