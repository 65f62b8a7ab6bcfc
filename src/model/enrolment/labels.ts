import { type KindCode, ofKind, type TypeCode } from '../asset-kind/labels.ts'
import type { PriorityUse } from '../terms/labels.ts'

/** What prevents submitting an enrolment (domain 6.3, 6.4); prices are named by `priceNameValues`, here and below. */
export const enrolLabels = {
  contact: '联系人不能为空',
  telPhone: '联系电话不能为空',
  refundName: '退款账户户名不能为空',
  refundHolder: '退款账户户名须与意向方一致：{{name}}',
  refundBank: '退款账户开户行不能为空',
  refundAccount: '退款账户账号不能为空',
  noMember: '联合体须至少填写一名成员',
  memberBlank: '联合体成员的名称、证件号码和手机号均不能为空',
  memberPhone: '联合体成员的手机号格式不正确',
  memberOwn: '联合体成员不能是您本人',
  memberTwice: '联合体成员不能重复',
  shares: '出资比例总和必须等于100%',
  offer: '请填写承诺报价',
  offerLow: '承诺报价不得低于{{askingPrice}}',
  ratio: '请填写拟受让比例，大于 0 且最多两位小数',
  ratioHigh: '拟受让比例不得超过转让比例 {{most}}%',
  investment: '请填写拟投资额',
  use: '请填写租赁用途',
  answer: '请逐条响应资格条件',
  explain: '不符合的条件请说明情况',
  file: '请上传{{name}}',
  noLot: '请至少选择一个标的',
  pool: '请填写拟交纳的保证金',
  poolExact: '保证金应为 {{least}} 元',
  poolRange: '保证金应在 {{least}} 元至 {{most}} 元之间',
  regulator: '请填写国资监管机构',
  post: '请填写在标的企业担任的职务',
  noPriority: '本项目没有可以行使的优先权，请取消优先权人声明',
  agree: '请阅读并同意全部文件',
} as const

/** What the price offered at enrolment binds to, where that is not obvious. */
export const offerLabels = {
  falling:
    '本项目价格从{{askingPrice}}起逐档下降：承诺报价只表示您接受{{askingPrice}}，用于资格审核，不是应价，也不是{{dealPrice}}；{{dealPrice}}以您应价时的价格为准。',
  sealed: '您在竞价中的报价不得低于承诺报价。',
} as const

/** The declared intent, by the type of the asset (domain 6.3). */
export const intentLabels = { ratio: '拟受让比例', investment: '拟投资额', use: '租赁用途' } as const

/** Name of the right of first refusal by the type of the asset; for leases the tenant's (domain 1.5). */
export const rightLabels = {
  purchase: '优先购买权',
  lease: '优先承租权',
  subscription: '优先认购权',
  any: '优先权',
} as const
const rights: Readonly<Record<KindCode, string>> = {
  '1': rightLabels.purchase,
  '4': rightLabels.subscription,
  '2': rightLabels.purchase,
  '6': rightLabels.lease,
  '5': rightLabels.any,
}
export const rightOf = (typeCode: TypeCode): string => ofKind(rights, typeCode) ?? rightLabels.purchase

/** Its name for a list of assets of several types. */
export function rightOfAll(typeCodes: readonly TypeCode[]): string {
  const [label = rightLabels.any, ...others] = new Set(typeCodes.map(rightOf))
  return others.length === 0 ? label : rightLabels.any
}

/** What the right gives its holder. */
export const holderLabels: Readonly<Record<PriorityUse, string>> = {
  match: '他人领先时，您以同一价格即可行使{{right}}，无须加价；其后无人出价更高的，由您优先成交。',
  entrant: '在限时竞价期行使的，您应当已取得限时竞价资格。',
  sealed: '密封报价开启时，他人与您同价的，您凭{{right}}在先；开启后不能再以同价行使。',
  firstStage: '第一阶段他人领先时，您以同一价格即可行使{{right}}，无须加价。',
  secondStage: '第二阶段密封报价开启时，他人与您同价的，您凭{{right}}在先；开启后不能再以同价行使。',
  after: '竞价结束后，您应在 {{length}}内答复是否以最高报价行使{{right}}，逾期视为放弃。',
  taken: '本场以受理先后为序，{{right}}不改变受理次序。',
  accepted: '本场首位应价者即成交，{{right}}不改变应价次序。',
}

/** Until when it can be exercised. */
export const untilLabels = {
  end: '有效期至竞价结束。',
  endAt: '有效期至竞价结束，预计 {{time}}。',
  after: '竞价预计 {{time}} 结束，答复时限自竞价结束时起算。',
} as const

/** State of the claim to hold it. */
export const claimLabels = {
  claimed: '您声明享有{{right}}，待交易所审核确认。',
  accepted: '您享有本项目的{{right}}，已经交易所审核确认。',
  refused: '{{right}}未获确认，您可以作为普通竞买人参与竞价。',
} as const

/** Why the time for a correction is shorter than usual. */
export const limitLabels = {
  enrol: '报名将于 {{time}} 截止，补正时间因此缩短',
  deposit: '保证金须在 {{time}} 前到账，补正时间因此缩短',
} as const

/** Events on an enrolment's timeline (domain 5.1). */
export const progressLabels = {
  begun: '开始填写报名',
  lapsed: '报名已截止，草稿已失效',
  handedIn: '报名已提交',
  handedInAgain: '补正后重新提交',
  takenBack: '报名已撤回',
  agreed: '{{name}}同意联合竞买',
  refused: '{{name}}拒绝联合竞买',
  consented: '账户 {{account}}，文本版本 {{version}}',
  passed: '资格审核通过',
  priorityAccepted: '优先权已确认',
  priorityRefused: '优先权未获确认',
  failed: '资格审核未通过',
  toFix: '退回补正',
  fixLate: '补正逾期',
  unpaid: '保证金未按时足额到账，报名失效',
  qualified: '取得竞买资格',
  bidNo: '竞买号 {{bidNo}}',
  won: '竞得',
  lost: '未竞得',
} as const
