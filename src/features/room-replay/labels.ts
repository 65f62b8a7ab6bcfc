import type { ChainFault } from '#src/model/bidding/chain.ts'
import type { RecordFault, Gap } from './verify.ts'

/** Faults of a row of the chain. */
export const faultLabels: Record<ChainFault['fault'], string> = {
  order: '编号不连续，有记录缺失或重复',
  time: '时间早于上一条',
  content: '内容与报价时公布的摘要不符',
  link: '与上一条的衔接不符',
  head: '之后缺少记录，末条摘要与公布的不符',
}

/**
 * Faults of a record; `{{n}}` is the number of the bid, `{{expected}}` what follows from the bids; prices are named by
 * `priceNameValues`.
 */
export const recordFaultLabels: Record<Exclude<RecordFault['about'], 'chain'>, string> = {
  hidden: '第 {{n}} 条的报价内容没有公开',
  phase: '第 {{n}} 条的报价时间不在可以报价的时段内',
  amount: '第 {{n}} 条的报价不符合本场的报价规则',
  revisions: '第 {{n}} 条超过了每人可以报价的次数',
  move: '第 {{n}} 条前后的延时与延时规则不符',
  removal: '撤销的第 {{n}} 条与报价记录对不上',
  course: '各阶段的起止时间与竞价规则不符',
  outcome: '公布的竞价结果不能由报价记录得出',
  winner: '公布的竞得人与报价记录不符，按规则竞得人应为竞买号 {{expected}}（第 {{n}} 条）',
  price: '公布的{{dealPrice}}与报价记录不符，按规则应为 {{expected}}',
  published: '末条摘要与公布竞价结果时的不符',
  'live-result': '公布的竞价结果与本浏览器在竞价结束时收到的不符',
  seen: '第 {{n}} 条与本浏览器在竞价时收到的摘要不符，或已被删去',
  receipt: '第 {{n}} 条与您的报价回执不符，或已被删去',
}

/** Why a record cannot be checked in full. */
export const gapLabels: Record<Gap, string> = {
  hash: '当前连接不是安全连接，浏览器不能校验；请改用 https 访问，或下载记录后自行校验',
  mode: '本场的报价方式无法识别，不能按规则核对',
  result: '记录没有载明竞价结果',
  sealed: '竞价在开标前终止，密封报价没有公开',
  course: '记录没有载明各阶段的起止时间，报价的时间、幅度和延时无从核对',
  removals: '记录没有载明报价在何时撤销，其后的报价无从核对',
  published: '记录没有载明公布竞价结果时的末条摘要，末尾是否缺少记录无从核对',
  reserve: '保留价不公开，是否达到保留价无从核对',
  base: '本场按报名先后确定成交人，报价记录不能证明',
}

/** Why a bid was taken back by the rules; other reasons are in the words of the exchange. */
export const removalLabels = { LAPSED: '未在时限内付款', WITHDRAWN: '竞买人撤回' } as const

/** How to check a downloaded record without this portal. */
export const checkSteps = [
  '每条报价的 commitment 是文本 bid/1|roomId|seq|time|bidNo|amount|phaseId|stage|priority|salt 的 SHA-256（UTF-8，十六进制小写）；stage 为空写 -，priority 为是写 P、否则写 -。',
  '每条报价的 link 是文本 link/1|上一条的 link|seq|time|commitment 的 SHA-256；第一条的上一条 link 为 64 个 0。',
  'seq 从 1 起逐条加 1，time 不早于上一条；最后一条的 link 应等于 head。',
  '竞买人可将报价成功时收到的回执摘要与对应记录的 link 比对，二者应当一致。',
  '公布竞价结果时的末条摘要（成交公示、成交确认书均有载明）应等于 head。',
] as const

export const csvHead = [
  '序号',
  '报价时间',
  '时间戳（毫秒）',
  '竞买号',
  '报价',
  '阶段编号',
  '价格档',
  '优先权',
  '随机数',
  '报价摘要',
  '链摘要',
  '撤销原因',
] as const
