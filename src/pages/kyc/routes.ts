import { paths } from '#src/model/paths.ts'
import { frames, type PortalRoute } from '#src/model/route.ts'

const own = { frame: frames.standard, requiresLogin: true, section: paths.usercenterIndex } as const

export const realNameRoutes: readonly PortalRoute[] = [
  {
    ...own,
    path: paths.realNamePerson,
    page: () => import('./ClaimPage.tsx'),
    title: '用户中心>个人实名认证',
  },
  {
    ...own,
    path: paths.realNamePersonInfo,
    page: () => import('./RealNamePersonInfoPage.tsx'),
    title: '用户中心>实名认证信息',
  },
  {
    ...own,
    path: paths.membershipReason,
    page: () => import('./MembershipReasonPage.tsx'),
    title: '用户中心>实名认证未通过',
  },
  { ...own, path: paths.realNameOrg, page: () => import('./ClaimPage.tsx'), title: '用户中心>机构实名认证' },
  { ...own, path: paths.membership, page: () => import('./MembershipPage.tsx'), title: '用户中心>会员信息' },
]
