import type { BidMode } from './detail.ts'

/** Placeholder for a missing figure. */
export const noFigure = '---'

/** Replaces an amount, or a bidder number, that is hidden from the reader for now (domain 3.8). */
export const hiddenAmount = '******'

/** The unit of every amount that is not in the asset's own unit (LS-04). */
export const wanYuan = '万元'

/** The unit of a plain amount of money. */
export const yuan = '元'

/** Units of rents. */
export const wanPerYear = '万元/年'
export const perSquareMetre = '元/平方米·月'
export const perMu = '元/亩·年'

/** Amounts in units with a translation; another unit is shown as it came. */
export const amountTexts: Readonly<Record<string, string>> = {
  [wanYuan]: '{{amount}} 万元',
  [yuan]: '{{amount}} 元',
  [wanPerYear]: '{{amount}} 万元/年',
  [perSquareMetre]: '{{amount}} 元/平方米·月',
  [perMu]: '{{amount}} 元/亩·年',
}

/** The unit of a rent a year, in full. */
export const yuanPerYear = '元/年'

/** What an amount is for, after its currency. */
export const amountTails = ['/年', '/平方米·月', '/亩·年'] as const

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

/** The label of a key; an unknown key is its own label. */
export const labelOf = <K extends string>(labels: Readonly<Record<K, string>>, key: string): string =>
  Object.hasOwn(labels, key) ? labels[key as K] : key
