import type { StateLabels } from '#src/shared/ui/display/tone.ts'

/** States of a deposit by code (domain 5.2), for the screens of deposits and of enrolments. */
export const depositStateLabels: StateLabels = {
  0: { label: '待交纳', tone: 'warning' },
  1: { label: '部分到账', tone: 'warning' },
  2: { label: '已到账（有效）', tone: 'success' },
  3: { label: '已冻结', tone: 'info' },
  4: { label: '待退还', tone: 'info' },
  5: { label: '退还中', tone: 'info' },
  6: { label: '已退还', tone: 'neutral' },
  7: { label: '已转价款', tone: 'neutral' },
  8: { label: '已转服务费', tone: 'neutral' },
  9: { label: '已扣除', tone: 'danger' },
  10: { label: '逾期无效', tone: 'danger' },
  11: { label: '已取消', tone: 'neutral' },
}

/** What each state means for the payer, and what follows. */
export const stateNotes: Readonly<Record<number, string>> = {
  0: '请在截止时间前足额交纳，逾期报名失效。',
  1: '已到账一部分，请在截止时间前补足，逾期报名失效。',
  2: '保证金已生效，您已取得竞买资格。',
  3: '保证金已冻结，竞价结果确定后转价款或退还。',
  4: '保证金待退还，将按退款账户退回。',
  5: '退款已提交银行，请留意到账。',
  6: '保证金已退还，无需再办理。',
  7: '保证金已转为服务费和应付款项，无需再办理。',
  8: '保证金已转为服务费，无需再办理。',
  9: '保证金已被扣除，理由见扣除决定书；有异议的，可以申诉。',
  10: '保证金未按时足额到账，报名失效，无需再交纳。',
}

export const matchLabels: StateLabels = {
  matched: { label: '已识别', tone: 'success' },
  unknown: { label: '未识别', tone: 'warning' },
  returned: { label: '已原路退回', tone: 'neutral' },
  refused: { label: '已拒收', tone: 'danger' },
}

export const movementLabels: Readonly<Record<string, string>> = {
  arrived: '到账生效',
  frozen: '冻结',
  freed: '解冻',
  price: '转价款',
  fee: '转服务费',
  refund: '退还',
  returned: '原路退回',
  reversed: '冲回',
  forfeited: '扣除',
  'guarantee-returned': '保函退还',
}

export const claimLabels: StateLabels = {
  checking: { label: '待核对', tone: 'warning' },
  matched: { label: '已匹配', tone: 'success' },
  refused: { label: '已驳回', tone: 'danger' },
}

export const guaranteeLabels: StateLabels = {
  checking: { label: '审核中', tone: 'warning' },
  accepted: { label: '审核通过', tone: 'success' },
  refused: { label: '审核未通过', tone: 'danger' },
  returned: { label: '已退还', tone: 'neutral' },
}

export const refundLabels: StateLabels = {
  none: { label: '暂无退款', tone: 'neutral' },
  asked: { label: '待退还', tone: 'warning' },
  sent: { label: '退还中', tone: 'info' },
  done: { label: '已退还', tone: 'success' },
  failed: { label: '退款失败', tone: 'danger' },
}

/** Stages of a payment at the gateway (domain 6.5). */
export const orderLabels: StateLabels = {
  pending: { label: '待支付', tone: 'warning' },
  processing: { label: '支付处理中', tone: 'warning' },
  paid: { label: '支付成功', tone: 'success' },
  partly: { label: '部分支付', tone: 'info' },
  closed: { label: '已关闭', tone: 'neutral' },
  failed: { label: '支付失败', tone: 'danger' },
}

export const channelLabels = {
  b2c: '个人网银（B2C）',
  b2b: '企业网银（B2B）',
  quick: '快捷支付',
  other: '网上支付',
} as const

/** Problems of form fields. */
export const problems = {
  payer: '付款户名不能为空',
  bank: '开户行不能为空',
  amount: '请填写金额，最多两位小数',
  amountPositive: '金额应大于零',
  amountHigh: '支付金额不能超过尚需交纳的金额',
  paidOn: '请选择付款日期',
  paidOnLater: '付款日期不能晚于今天',
  serial: '银行流水号不能为空',
  serialForm: '银行流水号应为4至40位字母、数字或短横线',
  serialKnown: '该流水号已登记',
  files: '凭证不能为空',
  issuer: '出具机构不能为空',
  letterNo: '保函编号不能为空',
  validUntil: '请选择保函有效期',
  validUntilPast: '保函有效期不能早于今天',
  letterFiles: '请上传保函扫描件',
  guaranteeLow: '保函金额低于应缴保证金',
  topUpLow: '追加后的保证金应大于当前应缴金额',
  topUpHigh: '追加后的保证金不能超过资产包的上限',
} as const

/** Tabs of the list. */
export const tabLabels = {
  all: '全部',
  due: '待交纳',
  effective: '有效',
  frozen: '冻结',
  refund: '退还',
  turned: '转价款或扣除',
  lapsed: '逾期无效',
  cancelled: '已取消',
} as const

export const notices = [
  '付款账户名须与报名主体一致；他人代付的款项不计入保证金，将原路退回，以曾用名付款的须补录付款信息',
  '汇款时请在附言中填写识别码；跨行汇款附言可能丢失，如未及时到账请与银行联系',
  '可以分笔汇入，到账以银行实际入账时间为准，请预留到账时间',
  '收款账号仅限本单使用，请勿向该账号交纳其他款项',
] as const

/** The digit places of an amount on a bank slip, from ten billions down to hundredths. */
export const slipPlaces = '百十亿千百十万千百十元角分'
