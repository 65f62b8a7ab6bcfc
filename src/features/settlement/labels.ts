import type { StateLabels } from '#src/shared/ui/display/tone.ts'
import type { TabKey } from './queries.ts'

/** Tabs of the list. */
export const tabLabels: Readonly<Record<TabKey, string>> = {
  all: '全部',
  due: '待付款',
  overdue: '逾期',
  settled: '已结清',
  ended: '已终止',
}

/** States of a settlement (domain 5.6); `overdue` is an open one whose next payment is late. */
export const settlementStateLabels: StateLabels = {
  open: { label: '待付款', tone: 'warning' },
  overdue: { label: '逾期', tone: 'danger' },
  settled: { label: '已结清', tone: 'success' },
  paidOut: { label: '已划出', tone: 'success' },
  defaulted: { label: '已终止', tone: 'neutral' },
}

/** Names of the sums of a settlement; after a default they are what they were at its end. */
export const sumLabels = {
  going: { due: '应付合计', covered: '已付（含保证金抵扣）', open: '未付', offset: '保证金抵扣' },
  ended: { due: '终止前应付合计', covered: '终止前已付（含保证金抵扣）', open: '不再支付', offset: '终止前保证金抵扣' },
} as const

/** Those of the seller name what the other party pays. */
const sellerSumLabels = {
  going: { due: '对方应付合计', covered: '对方已付（含保证金抵扣）', open: '对方未付合计' },
  ended: { due: '终止前对方应付合计', covered: '终止前对方已付（含保证金抵扣）', open: '不再支付' },
} as const

/** Names of the same sums in a list, by the reader's role. */
const rowSumLabels = {
  taker: {
    going: { due: '应付', covered: '已付', open: '未付' },
    ended: { due: '终止前应付', covered: '终止前已付', open: '不再支付' },
  },
  seller: {
    going: { due: '对方应付', covered: '对方已付', open: '对方未付' },
    ended: { due: '终止前对方应付', covered: '终止前对方已付', open: '不再支付' },
  },
} as const

type Reader = { role: string; state: string }
const phaseOf = ({ state }: Reader) => (state === 'defaulted' ? 'ended' : 'going')

export const rowSumLabelsOf = (reader: Reader) =>
  rowSumLabels[reader.role === 'seller' ? 'seller' : 'taker'][phaseOf(reader)]

export const sumLabelsOf = (reader: Reader) => (reader.role === 'seller' ? sellerSumLabels : sumLabels)[phaseOf(reader)]

/** What the seller receives, before and after it was paid out. */
export const payoutLabels = { due: '应划出', paid: '已划出' } as const

export const billStateLabels: StateLabels = {
  due: { label: '待支付', tone: 'warning' },
  partly: { label: '部分到账', tone: 'warning' },
  checking: { label: '待确认', tone: 'info' },
  overdue: { label: '逾期', tone: 'danger' },
  paid: { label: '已到账', tone: 'success' },
  offset: { label: '已抵扣', tone: 'success' },
  ended: { label: '不再支付', tone: 'neutral' },
}

export const proofLabels: StateLabels = {
  checking: { label: '待确认', tone: 'info' },
  accepted: { label: '已确认', tone: 'success' },
  refused: { label: '已驳回', tone: 'danger' },
}

export const arrivalLabels: StateLabels = {
  counted: { label: '已入账', tone: 'success' },
  unknown: { label: '未识别', tone: 'warning' },
  returned: { label: '已原路退回', tone: 'neutral' },
}

export const planLabels: StateLabels = {
  asked: { label: '等待转让方答复', tone: 'warning' },
  agreed: { label: '已同意', tone: 'success' },
  refused: { label: '未同意', tone: 'danger' },
}

/** The same for the seller that has to answer. */
export const ownPlanLabels: StateLabels = { ...planLabels, asked: { label: '待您答复', tone: 'warning' } }

export const invoiceStateLabels: StateLabels = {
  asked: { label: '开票中', tone: 'warning' },
  issued: { label: '已开具', tone: 'success' },
}

export const invoiceKindLabels = { plain: '增值税普通发票', special: '增值税专用发票' } as const

/** Messages of the screens (domain 6.15). */
export const settlementTexts = {
  sent: '已提交，等待财务确认',
  late: '逾期{{count}}天，请尽快付款',
} as const

/** Problems of form fields; those that the exchange has as well are in the model. */
export const problems = {
  payer: '付款单位不能为空',
  bill: '请选择应付项目',
  amount: '请填写金额，最多两位小数',
  bank: '开户行不能为空',
  files: '凭证不能为空',
  planDay: '请选择付款日期',
} as const
