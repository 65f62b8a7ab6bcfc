import type { BillKind } from './schema.ts'

/** Texts about a price that its winner owes (domain 5.4, 6.15). */
export const priceLabels = {
  tag: '价款逾期 {{count}} 天',
  due: '尚有 {{amount}} 元应于 {{time}} 前付清。',
  late: '尚有 {{amount}} 元应于 {{time}} 前付清，已逾期 {{count}} 天；逾期期间不能报名参加新的项目。',
  deposit: '您交纳的保证金已抵作应付款项；宽限期满仍不付款的，交易所可以决定扣除，不予退还。',
  ask: '付款遇到问题，请致电（工作日 9:00–17:00）：',
} as const

/** Problems of payments and plans (domain 6.15). */
export const settlementProblems = {
  amountPositive: '金额应大于零',
  amountHigh: '付款金额大于应付金额',
  firstLow: '首期付款不得低于总价款的30%',
  percent: '首期比例应为 30 至 99.99，最多两位小数',
  restCount: '其余价款应分 1 至 4 期支付',
  restFirst: '各期付款日期应晚于首期付款期限',
  restOrder: '各期付款日期应依次晚于前一期',
  restLate: '最后一期应在首期付款期限后一年内',
  payer: '付款单位须与受让方一致；他人代付的款项不计入，将原路退回',
  serialKnown: '该流水号已登记',
  paidEarly: '付款日期不能早于成交日期',
  guarantee: '请上传其余价款的担保文件',
  title: '发票抬头须与付款人一致',
  taxNo: '税号与发票抬头不一致，请填写该名称实名认证的统一社会信用代码',
  titleOfSeller: '发票抬头须与您在结算单中的名称一致',
} as const

/** Why a proof or a plan is refused, beside the differences of `claimLabels` (domain 5.6). */
export const settlementReasons = {
  unknown: '未查询到该笔入账，请核对银行流水号',
  payerDiffers: '付款单位与银行入账记录不一致',
  otherSettlement: '该笔入账属于其他结算单',
  closed: '结算已办结',
  paidMeanwhile: '已有款项到账，不再变更付款方式',
  unanswered: '转让方未在期限内答复',
  ended: '成交已终止，申请失效',
} as const

/** Events of a request for instalments in the progress of its deal. */
export const planEventLabels = {
  asked: '受让方申请分期付款',
  agreed: '转让方同意分期付款',
  refused: '分期付款未获同意',
} as const

/** Why an answer to a request for instalments is not taken. */
export const planRefusals = {
  none: '没有等待您答复的分期付款申请',
  ownAnswer: '转让方有自己的账号，由其本人答复',
  changed: '对方已重新申请分期付款，请查看新的申请后再答复',
  agreed: '该分期付款申请已同意，无需再次答复',
  refused: '该分期付款申请已按不同意处理，无需再次答复',
} as const

/** Names of bills (domain 5.4). */
export const billLabels: Readonly<Record<BillKind, string>> = {
  price: '成交价款',
  first: '首期价款',
  rest: '尾款',
  rent: '首期租金',
  bond: '履约保证金',
  fee: '交易服务费',
}

/** Labels of the facts of a lease that its first payment depends on. */
export const leaseFacts = { years: ['租赁期限', '经营期限'], paid: '支付方式', bond: '履约保证金' } as const

/** How often rent is paid, and the months that one payment covers. */
export const leaseWays: readonly (readonly [word: string, months: number])[] = [
  ['按月', 1],
  ['按季', 3],
  ['按半年', 6],
  ['按年', 12],
]
