import type { Protection } from './score.ts'

/** Name and advice for each protection (domain 6.16). */
export const protectionLabels: Record<Protection, string> = {
  password: '设置更强的登录密码',
  phone: '绑定手机号码',
  email: '绑定邮箱',
  'real-name': '完成实名认证',
  'refund-account': '绑定退款账户',
}

export const levelLabels = { low: '较低', middle: '中等', high: '较高' } as const

/** KYC state by authStatus (spec 4); an unknown one is shown as its number. */
export const authStatusLabels: Readonly<Record<number, string>> = {
  0: '未认证',
  1: '认证审核中',
  2: '认证未通过',
  3: '个人已认证',
  4: '机构已认证',
}

/** A problem with a new password beyond those of `newPassword` (domain 6.16). */
export const samePassword = '新旧密码不能相同'

export const portraitProblems = {
  unreadable: '图片无法识别，请换一张',
  small: '图片过小，宽和高至少 {{count}} 像素',
  huge: '图片像素过多，请换一张小一些的图片',
} as const
