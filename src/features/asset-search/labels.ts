import type { AssetOrder } from '#src/api/endpoints/assets.ts'
import type { StatusGroup } from '#src/model/listing/filters.ts'
import type { YuanBandKey } from '#src/model/listing/price/price-units.ts'

export const statusGroupLabels: Record<StatusGroup, string> = {
  enrol: '报名中',
  soon: '即将竞价',
  bidding: '竞价中',
  pre: '预披露',
  closed: '报名已截止',
  paused: '已中止',
  publicity: '结果公示',
  done: '已成交',
  over: '流拍或终结',
}

/** The name of prices that are no rent by year or area. */
export const lumpSumLabel = '总价'

export const yuanBandLabels: Record<YuanBandKey, string> = {
  '0-10': '10 万元以下',
  '10-50': '10–50 万元',
  '50-100': '50–100 万元',
  '100-500': '100–500 万元',
  '500-1000': '500–1000 万元',
  '1000-5000': '1000–5000 万元',
  '5000-10000': '5000 万–1 亿元',
  '10000-': '1 亿元以上',
}

/** The longest time since the listing, in days. */
export const periodLabels: readonly { days: number; word: string }[] = [
  { days: 3, word: '近三天' },
  { days: 7, word: '近一周' },
  { days: 30, word: '近一月' },
  { days: 90, word: '近三月' },
]

export const orderLabels: Record<Exclude<AssetOrder, 'price-up' | 'price-down'>, string> = {
  default: '综合',
  newest: '最新',
  heat: '热度',
  deadline: '截止',
}
export const priceOrderLabels = { 'price-up': '价格从低到高', 'price-down': '价格从高到低' } as const

/** The order of the list as a sentence; `sortedByPrice` has those of prices, which are named by
 * `priceNameValues`. */
export const sortedBy: Record<Exclude<AssetOrder, 'price-up' | 'price-down'> | 'listed', string> = {
  default: '按所处阶段排列：报名中、即将竞价、竞价中、预披露在先，成交和终结的在后；同一阶段围观多的在前',
  newest: '按挂牌时间排列，新挂牌的在前',
  heat: '按围观次数排列，多的在前',
  deadline: '按最近的时限排列：报名截止、竞价开始或竞价结束先到的在前，没有时限的在后',
  listed: '按各清单原有的次序排列',
}
export const sortedByPrice = {
  'price-up': '按{{currentPrice}}或{{dealPrice}}从低到高排列',
  'price-down': '按{{currentPrice}}或{{dealPrice}}从高到低排列',
} as const
