import { paths } from '#src/model/paths.ts'
import { type PortalRoute, userCentreRoute } from '#src/model/route.ts'

export const realNameRoutes: readonly PortalRoute[] = [
  {
    ...userCentreRoute,
    path: paths.realNamePerson,
    page: () => import('./ClaimPage.tsx'),
    title: '用户中心>个人实名认证',
  },
  {
    ...userCentreRoute,
    path: paths.realNamePersonInfo,
    page: () => import('./RealNamePersonInfoPage.tsx'),
    title: '用户中心>实名认证信息',
  },
  {
    ...userCentreRoute,
    path: paths.membershipReason,
    page: () => import('./MembershipReasonPage.tsx'),
    title: '用户中心>实名认证未通过',
  },
  {
    ...userCentreRoute,
    path: paths.realNameOrg,
    page: () => import('./ClaimPage.tsx'),
    title: '用户中心>机构实名认证',
  },
  {
    ...userCentreRoute,
    path: paths.membership,
    page: () => import('./MembershipPage.tsx'),
    title: '用户中心>会员信息',
  },
]
