import type { SceneKind } from '../../pictures/kinds.ts'
import type { Random } from '../../pictures/seed.ts'
import type { Place } from '../places.ts'

/** 1 企业股权转让, 4 增资扩股, 2 资产转让, 6 资产租赁, 5 资产合作 (spec 2.6). */
export type TypeCode = '1' | '2' | '4' | '5' | '6'

export type Fact = { label: string; value: string }

/** Everything a listing says, before it has a number, dates and a state. */
export type ListingText = {
  typeCode: TypeCode
  /** The leaf of the category tree: 住宅, 商铺, 厂房, 车辆 … */
  category: string
  title: string
  /** The scene that shows it. */
  kind: SceneKind
  /** Division of GB/T 4754-2017. */
  industryCode: string
  place: Place
  seller: string
  /** Three to five, for tags. */
  highlights: string[]
  /** What the detail page lists, in order (domain 2.3). */
  facts: Fact[]
  /**
   * The asset's own unit (元/月, 万元/年, 元/㎡·月 …), for priceType 2. Absent: the price is an amount in 元, shown
   * in 万元.
   */
  unit?: string
  /**
   * Between what a believable start price lies: the appraised value and 15 % above it. Decimal strings in 万元,
   * per period and area when there is a unit (元/月 48 → '0.0048'). See startPrice.
   */
  priceRangeWan: [string, string]
  /** Paragraphs of plain text. */
  description: string[]
}

/** What a maker starts from. `year` is the year of listing; dates in the text lie before it. */
export type Setting = { random: Random; place: Place; year: number }
export type Maker = (setting: Setting) => ListingText

export const factsOf = (list: Readonly<Record<string, string>>): Fact[] =>
  Object.entries(list).map(([label, value]) => ({ label, value }))

/** The day an appraisal refers to: always in the year before the listing. */
export const appraisalDay = (random: Random, year: number): string =>
  `${year - 1} 年 ${random.pick(['3 月 31 日', '6 月 30 日', '9 月 30 日', '12 月 31 日'])}`

/** The last paragraph of an asset's description. */
export const closing = (random: Random): string =>
  random.pick([
    '意向方应在公告期内自行查阅资料并现场踏勘，提交报名即视为已了解并认可标的现状。',
    '标的按现状交付，面积、数量与实际不符的，成交价不作调整，以公告为准。',
    '交易涉及的税费由双方按国家规定各自承担，公告另有约定的从其约定。',
    '详细情况以完整公告及附件为准，可在工作日 9:00—17:00 联系项目经办人预约查阅资料。',
  ])

/** The last paragraph where shares, claims or plans are on offer and nothing can be looked at on the spot. */
export const closingOnPaper = (random: Random): string =>
  random.pick([
    '意向方应在公告期内自行开展尽职调查，提交报名即视为已了解并认可标的现状及可能存在的瑕疵。',
    '本项目不排除尚未披露的事项，意向方应独立判断风险并承担相应后果，以公告为准。',
    '详细情况以完整公告及附件为准，可在工作日 9:00—17:00 联系项目经办人，签署保密承诺后查阅资料。',
  ])
