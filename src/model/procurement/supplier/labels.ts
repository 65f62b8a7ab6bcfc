import type { StateLabel } from '#src/shared/ui/display/tone.ts'
import { groupOf } from '../kinds.ts'
import { bondLabelOf } from '../labels.ts'
import type { BondState, EligibilityFault, Outcome, SupplierStep, SupplierTask } from './states.ts'
import type { OwnTab, PaidFor } from './schema.ts'

export const supplierProblems = {
  contact: '请填写联系人',
  contactLong: '联系人不能超过20个字',
  contactForm: '请填写联系人的姓名，至少2个汉字或字母，不含其他符号',
  lots: '请至少选择一个标段（包）',
  lotsMore: '请至少选择一个要增加的标段（包）',
  questionShort: '提问不能少于5个字',
  questionLong: '提问不能超过500个字',
  questionNamed: '提问将向所有供应商公开，请删去您单位的名称',
  objectionShort: '异议内容不能少于10个字',
  objectionLong: '异议内容不能超过2000个字',
  price: '请填写大于零的报价，最多两位小数',
  priceHigh: '报价不能超过最高限价',
} as const

export const eligibilityTexts: Record<EligibilityFault, string> = {
  blacklisted: '您已被列入黑名单，限制期内不能参加采购；如有异议，可以提交申诉',
  unverified: '参加采购须先完成机构实名认证',
  person: '采购项目仅面向机构，个人账户不能报名，请使用机构账户',
  expired: '您的实名认证信息已过期，请更新后再报名',
}

export const ownTabLabels: Record<OwnTab, string> = {
  projects: '项目',
  documents: '文件',
  bonds: '保证金',
  questions: '提问',
  objections: '异议',
  results: '结果',
  follows: '已关注',
}

export const bondStateLabels: Record<BondState, StateLabel> = {
  due: { label: '待交纳', tone: 'warning' },
  paid: { label: '已到账', tone: 'success' },
  missed: { label: '未按时交纳', tone: 'danger' },
  unsold: { label: '无需交纳（未获取文件）', tone: 'muted' },
  dropped: { label: '无需交纳（项目已终止）', tone: 'muted' },
  returned: { label: '已退还', tone: 'neutral' },
}

/** A payment whose outcome is not known. */
export const openPaymentLabels: Record<'pending' | 'processing', StateLabel> = {
  pending: { label: '待支付', tone: 'warning' },
  processing: { label: '银行处理中', tone: 'info' },
}

const outcomeLabels: Record<Outcome, StateLabel> = {
  open: { label: '未公告', tone: 'neutral' },
  won: { label: '已中标', tone: 'success' },
  lost: { label: '未中标', tone: 'muted' },
  none: { label: '未递交响应', tone: 'muted' },
  terminated: { label: '已终止', tone: 'danger' },
}

/** Without a tender nobody wins a bid. */
const otherOutcomes: Partial<Record<Outcome, StateLabel>> = {
  won: { label: '您已成交', tone: 'success' },
  lost: { label: '您未成交', tone: 'muted' },
}
/** In an auction suppliers quote. */
const auctionOutcomes: Partial<Record<Outcome, StateLabel>> = { none: { label: '未报价', tone: 'muted' } }

/** What an outcome is called for this way of procurement. */
export const outcomeLabelsOf = (method: string): Record<Outcome, StateLabel> => ({
  ...outcomeLabels,
  ...(groupOf(method) === 'tender' ? {} : otherOutcomes),
  ...(method === 'auction' ? auctionOutcomes : {}),
})

export const supplierStepLabels: Record<SupplierStep, string> = {
  enrol: '报名',
  pay: '获取采购文件',
  bond: '交纳保证金',
  respond: '递交响应文件',
  quote: '在竞价厅报价',
  result: '查看结果',
}

const taskLabels: Record<SupplierTask, string> = {
  pay: '购买采购文件',
  bond: '交纳投标保证金',
  respond: '前往采购系统递交响应文件',
  quote: '进入竞价厅报价',
}

/** What a task is called: documents that cost nothing are not bought, and without a tender the bond is not one of bids. */
export function taskLabelOf(task: SupplierTask, { method, isFree }: { method: string; isFree: boolean }): string {
  if (task === 'pay' && isFree) return supplierStepLabels.pay
  return task === 'bond' && groupOf(method) !== 'tender' ? supplierStepLabels.bond : taskLabels[task]
}

/** What is paid, as it is called for this way of procurement. */
export const paidForLabelOf = (paidFor: PaidFor, method: string): string =>
  paidFor === 'documents' ? '采购文件费' : bondLabelOf(method)

export const downloadTexts = {
  checked: '校验一致',
  foreign: '校验不一致',
  unchecked: '浏览器无法校验，请自行核对摘要',
} as const
