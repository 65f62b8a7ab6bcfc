import type { BidMode } from '#src/model/listing/detail.ts'
import type { StatusGroup } from '#src/model/listing/filters.ts'

/** What the button of a row says; whatever it says, it leads to the asset. */
export const actionWords = { enrol: '我要报名', room: '查看竞价', look: '查看详情' } as const

export const actionOf = (groups: readonly StatusGroup[]): keyof typeof actionWords => {
  if (groups.includes('enrol')) return 'enrol'
  return groups.includes('bidding') || groups.includes('soon') ? 'room' : 'look'
}

export const modeWords: Record<BidMode, string> = {
  ongoing: '动态报价',
  phased: '自由期加限时期',
  final: '最终报价',
  'once-off': '一次报价',
  'first-come-first-served': '先到先得',
  'two-stage': '两阶段',
  'v-shaped': 'V 型',
  'dutch-auction': '荷兰式',
}
