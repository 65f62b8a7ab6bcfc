import type { deadlineKinds } from '#src/model/notice/detail.ts'
import type { ProcurementDeadlineKind } from '#src/model/procurement/schema.ts'

/** What ends at each deadline of a notice. */
export const deadlineLabels: Readonly<Record<(typeof deadlineKinds)[number] | ProcurementDeadlineKind, string>> = {
  enrol: '报名截止',
  deposit: '保证金到账截止',
  bidding: '竞价开始',
  publicity: '公示期满',
  contract: '签订合同截止',
  resume: '恢复交易',
  refund: '保证金退还截止',
  sale: '文件发售截止',
  questions: '提问截止',
  deadline: '递交截止',
  contractDue: '订立合同期满',
  bondReturn: '保证金退还期满',
}

export const textSizeLabels = { small: '小字', medium: '标准', large: '大字' } as const
