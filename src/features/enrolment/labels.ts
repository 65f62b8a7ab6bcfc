import { enrolRefusal, type EnrolState } from '#src/model/enrolment/schema.ts'
import type { StateLabel } from '#src/shared/ui/display/tone.ts'

/** Labels and tones of the states; a colour never carries the meaning alone. */
export const enrolStateLabels: Record<EnrolState, StateLabel> = {
  DRAFT: { label: '草稿', tone: 'neutral' },
  PENDING: { label: '待审核', tone: 'info' },
  FIX: { label: '待补正', tone: 'warning' },
  REJECTED: { label: '审核不通过', tone: 'danger' },
  CANCELLED: { label: '已撤回', tone: 'neutral' },
  WAIT_DEPOSIT: { label: '待缴保证金', tone: 'warning' },
  QUALIFIED: { label: '已取得资格', tone: 'success' },
  EXPIRED: { label: '已失效', tone: 'neutral' },
  DISQUALIFIED: { label: '已取消资格', tone: 'danger' },
  WON: { label: '已竞得', tone: 'success' },
  LOST: { label: '未竞得', tone: 'neutral' },
  DEFAULT: { label: '已违约', tone: 'danger' },
}

/** Tabs of 我的报名 in their order (domain 6.9), with labels. */
export const enrolTabs = {
  all: '全部',
  draft: '草稿/补正',
  pending: '待审核',
  deposit: '待缴费',
  waiting: '待竞价',
  bidding: '竞价中',
  won: '已竞得',
  lost: '未竞得',
  over: '已失效',
} as const
export type EnrolTab = keyof typeof enrolTabs

export const fundLabels = { own: '自有资金', financing: '融资', other: '其他' } as const
export const kindLabels = { person: '自然人', organisation: '法人或其他组织' } as const
export const consentLabels = {
  asked: { label: '等待同意', tone: 'warning' },
  agreed: { label: '已同意', tone: 'success' },
  refused: { label: '已拒绝', tone: 'danger' },
  mismatched: { label: '信息不符', tone: 'danger' },
} as const satisfies Record<string, StateLabel>

/** Problems that the portal finds before submission, beside the common rules. */
export const formProblems = {
  telPhone: '联系电话格式不正确',
} as const

/** Why a person may not enrol, by the code of the refusal. */
export const refusalLabels: Readonly<Record<number, string>> = {
  [enrolRefusal.notVerified]: '请先完成实名认证',
  [enrolRefusal.blacklisted]: '黑名单用户不能报名',
  [enrolRefusal.notYet]: '报名尚未开始',
  [enrolRefusal.over]: '报名已结束',
  [enrolRefusal.already]: '您已报名该项目',
  [enrolRefusal.jointAlready]: '当前用户已参加联合竞买，不能再次报名',
  [enrolRefusal.sellerSide]: '项目方及关联方不得参与',
  [enrolRefusal.overdue]: '您有成交价款逾期未付，付清前不能报名参加新的项目',
  [enrolRefusal.documentExpired]: '实名证件已过期，请更新证件后再报名',
}
