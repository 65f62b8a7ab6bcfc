import type { AppealKind, AppealState } from './schema.ts'
import type { StateLabel } from '#src/shared/ui/display/tone.ts'

export const appealKindLabels: Record<AppealKind, string> = {
  'document-taken': '证件被占用',
  'account-recovery': '账号找回',
  'phone-lost': '手机号变更（原号停用）',
  'factor-lost': '安全验证方式丢失',
  'org-administrator': '机构管理员变更',
  'review-result': '审核结果异议',
  deposit: '保证金/退款异议',
  'bidding-result': '竞价结果异议',
}

export const appealStateLabels: Record<AppealState, StateLabel> = {
  waiting: { label: '待受理', tone: 'info' },
  handling: { label: '处理中', tone: 'info' },
  incomplete: { label: '需补充', tone: 'warning' },
  supported: { label: '已支持', tone: 'success' },
  rejected: { label: '已驳回', tone: 'danger' },
  withdrawn: { label: '已撤销', tone: 'neutral' },
  closed: { label: '已关闭', tone: 'neutral' },
}

export const appealEventLabels: Record<string, string> = {
  submitted: '提交申诉',
  accepted: '交易所已受理',
  asked: '交易所要求补充材料',
  supplemented: '补充材料',
  supported: '交易所支持申诉',
  rejected: '交易所驳回申诉',
  withdrawn: '撤销申诉',
  closed: '逾期未补充，申诉关闭',
  review: '申请复核',
}

/** Meaning of each state for the appellant, and the next step. */
export const appealStandingLabels: Record<AppealState, string> = {
  waiting: '申诉已提交，等待交易所受理；受理前可以补充材料，也可以撤销。',
  handling: '交易所正在处理，处理结果将以消息通知您。',
  incomplete: '交易所要求补充材料，请在时限内补充，逾期申诉将关闭。',
  supported: '交易所支持您的申诉，处理意见见下方处理进度。',
  rejected: '交易所驳回了您的申诉，理由见下方处理进度。',
  withdrawn: '您已撤销这条申诉，不再处理；如仍有需要，可以重新提交。',
  closed: '逾期未补充材料，申诉已关闭；如仍有需要，可以重新提交。',
}
