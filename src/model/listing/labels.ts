import type { BidMode } from './detail.ts'

/** Stands where a figure does not exist yet. */
export const noFigure = '---'

/** The unit of every amount that is not in the asset's own unit (LS-04). */
export const wanYuan = '万元'

/** The unit of an amount that is money and nothing else. */
export const yuan = '元'

/** Units of rents. */
export const wanPerYear = '万元/年'
export const perSquareMetre = '元/平方米·月'
export const perMu = '元/亩·年'

/** Units that assets are quoted in, which the interface says in its own language; another one is shown as it came. */
export const quotedUnits = [wanYuan, yuan, wanPerYear, perSquareMetre, perMu] as const

export const modeLabels: Record<BidMode, string> = {
  ongoing: '动态报价',
  phased: '自由期加限时期',
  final: '最终报价',
  'once-off': '一次报价',
  'first-come-first-served': '先到先得',
  'two-stage': '两阶段',
  'v-shaped': 'V 型',
  'dutch-auction': '荷兰式',
}

/** The words of a value nobody told the portal of are the value itself. */
export const labelOf = <K extends string>(words: Readonly<Record<K, string>>, key: string): string =>
  Object.hasOwn(words, key) ? words[key as K] : key
