import { enrolRefusal } from '#src/model/enrolment/schema.ts'
import { grouped } from '#src/model/money/money.ts'
import { poolTerm } from '#src/model/terms/labels.ts'
import type { Translate } from '#src/shared/lib/text/i18n.ts'

export const yuanText = (amount: string, t: Translate): string => t('{{amount}} 元', { amount: grouped(amount, 2) })

/** The steps of an enrolment (domain 6.3). */
export const stepLabels = ['阅读并同意', '填写意向信息', '上传材料', '确认提交', '审核', '交纳保证金'] as const

/** Rules of the pool of a package (domain 5.3). */
export const poolRules = [
  poolTerm,
  '您在某个标的领先时，冻结该标的要求的保证金；被他人超过后立即解冻，可用于其他标的。',
  '可用保证金不足时不能对新的标的报价；竞价期间可以追加保证金。',
] as const

/** Fields of a member of a joint bid. */
export const memberLabels = { name: '成员名称', documentNo: '成员证件号码', telPhone: '成员手机号' } as const

/** The next step of the applicant in each state. */
export const stateHints: Readonly<Record<string, string>> = {
  DRAFT: '报名尚未提交，请在报名截止前填写完整并提交。',
  PENDING: '报名已提交，等待交易所审核；结果会以消息和短信通知您。',
  FIX: '交易所退回了您的报名，请按意见修改后重新提交。',
  REJECTED: '报名未通过资格审核。报名截止前可以重新报名，也可以提出申诉。',
  CANCELLED: '报名已撤回，可在截止前重新报名。',
  WAIT_DEPOSIT: '资格审核已通过，请在截止时间前足额交纳保证金，逾期报名失效。',
  QUALIFIED: '您已取得竞买资格，请按时进入竞价厅。',
  EXPIRED: '报名已失效，无需再办理。',
  DISQUALIFIED: '您的竞买资格已被取消，不能再报价；有异议的，可以提出申诉。',
  WON: '恭喜您竞得，后续办理见下方“成交后的办理”。',
  LOST: '您未竞得，保证金将按规定退还。',
  DEFAULT: '成交因违约终止，签约和付款不再办理；原因和申诉见下方“成交后的办理”。',
}

/** Of a lost enrolment whose deposit has gone back. */
export const lostHint = '您未竞得，保证金已退还。'

/** The same for a member of a joint bid, for whom the leader acts. */
export const memberHints: Readonly<Record<string, string>> = {
  DRAFT: '报名由牵头人填写和提交，尚未提交。',
  PENDING: '牵头人已提交报名，等待交易所审核。',
  FIX: '交易所退回了报名，由牵头人修改后重新提交。',
  REJECTED: '报名未通过资格审核。',
  CANCELLED: '报名已由牵头人撤回。',
  WAIT_DEPOSIT: '资格审核已通过，等待牵头人交纳保证金。',
  QUALIFIED: '联合体已取得竞买资格，由牵头人在竞价厅报价，您可以观看。',
  EXPIRED: '报名已失效，无需再办理。',
  DISQUALIFIED: '联合体的竞买资格已被取消，不能再报价。',
  WON: '联合体已竞得，请与牵头人一起留意签约和付款通知。',
  LOST: '联合体未竞得，保证金将按规定退还牵头人。',
  DEFAULT: '联合体的成交因违约终止，保证金不予退还；申诉由牵头人提出。',
}

/** For a state that the portal does not know. */
export const anyDue = '截止时间 {{time}}'

/** The deadline of each state. */
export const dueLabels: Readonly<Record<string, string>> = {
  DRAFT: '报名截止 {{time}}',
  FIX: '补正截止 {{time}}',
  WAIT_DEPOSIT: '交纳截止 {{time}}',
}

/** Before the reason for returning or ending an enrolment. */
export const whyLabels: Readonly<Record<string, string>> = {
  FIX: '审核意见：',
  REJECTED: '审核意见：',
  EXPIRED: '原因：',
  DISQUALIFIED: '原因：',
}

/** Details of a refusal to enrol, where they are the same for every asset. */
export const refusalHints: Readonly<Record<number, string>> = {
  [enrolRefusal.documentExpired]: '证件更新并通过审核后即可报名；已有的报名不受影响。',
  [enrolRefusal.blacklisted]: '您的账户因违约被限制竞买。如有异议，可以提出申诉。',
  [enrolRefusal.overdue]: '应付的价款、期限和联系电话都在该项目的报名详情里。',
  [enrolRefusal.already]: '一个项目只能报名一次，进度和下一步都在报名详情里。',
  [enrolRefusal.jointAlready]: '您已同意与他人联合竞买该项目，报名由联合体的牵头人办理。',
}
