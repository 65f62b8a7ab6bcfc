import type { SecurityEventKind } from './schema.ts'
import type { Protection } from './score.ts'
import type { StateLabel, StateLabels } from '#src/shared/ui/display/tone.ts'

/** Name and advice for each protection (domain 6.16). */
export const protectionLabels: Record<Protection, string> = {
  password: '设置更强的登录密码',
  phone: '绑定手机号码',
  email: '绑定邮箱',
  'real-name': '完成实名认证',
  'refund-account': '绑定退款账户',
}

export const levelLabels = {
  low: { label: '较低', tone: 'danger' },
  middle: { label: '中等', tone: 'warning' },
  high: { label: '较高', tone: 'success' },
} as const satisfies StateLabels

/** KYC state by authStatus (spec 4). The number of an unknown one means nothing to a reader: `hidesUnknown`. */
export const authStatusLabels: StateLabels = {
  0: { label: '未认证', tone: 'neutral' },
  1: { label: '认证审核中', tone: 'warning' },
  2: { label: '认证未通过', tone: 'danger' },
  3: { label: '个人已认证', tone: 'success' },
  4: { label: '机构已认证', tone: 'success' },
}

/** What happened to the sign-ins of an account, as its owner reads it. */
export const securityEventLabels: Record<SecurityEventKind, StateLabel> = {
  'signed-in': { label: '登录成功', tone: 'success' },
  'sign-in-refused': { label: '登录失败', tone: 'danger' },
  'access-refused': { label: '拒绝访问', tone: 'warning' },
  'proof-refused': { label: '身份验证失败', tone: 'danger' },
}

/** Places that an exchange without a table of regions names; another one is shown as the exchange writes it. */
export const placeLabels: readonly string[] = ['本机', '局域网']
export const unknownPlace = '未知'

/** A problem with a new password beyond those of `newPassword` (domain 6.16). */
export const samePassword = '新旧密码不能相同'

export const portraitProblems = {
  unreadable: '图片无法识别，请换一张',
  small: '图片过小，宽和高至少 {{count}} 像素',
  huge: '图片像素过多，请换一张小一些的图片',
} as const
