import type { ChainFault } from '#src/model/bidding/chain.ts'

/** What is wrong with a row of the chain. */
export const faultWords: Record<ChainFault['fault'], string> = {
  order: '编号不连续，有记录缺失或重复',
  time: '时间早于上一条',
  content: '内容与报价时公布的摘要不符',
  link: '与上一条的衔接不符',
  head: '之后缺少记录，末条摘要与公布的不符',
}

/** How anybody may check a downloaded record without this portal. */
export const checkSteps = [
  '每条报价的 commitment 是文本 bid/1|roomId|seq|time|bidNo|amount|phaseId|stage|priority|salt 的 SHA-256（UTF-8，十六进制小写）；stage 为空写 -，priority 为是写 P、否则写 -。',
  '每条报价的 link 是文本 link/1|上一条的 link|seq|time|commitment 的 SHA-256；第一条的上一条 link 为 64 个 0。',
  'seq 从 1 起逐条加 1，time 不早于上一条；最后一条的 link 应等于 head。',
  '竞买人可将报价成功时收到的回执摘要与对应记录的 link 比对，二者应当一致。',
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
