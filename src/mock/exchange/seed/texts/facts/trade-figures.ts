import type { KindCode } from '#src/model/asset-kind/labels.ts'
import { randomFrom } from '../../../../random.ts'

/** `amount` is in 百万元, so that sums of what is printed in 亿元 are exact. */
export type DealFigures = { deals: number; amount: number }

/** What the exchange reports of a time, by the groups of its reports. */
export const reportGroups = ['transfers', 'leases', 'increases', 'partnerships'] as const
export type TradeFigures = Readonly<Record<(typeof reportGroups)[number], DealFigures>>

const groupNames: Readonly<Record<keyof TradeFigures, string>> = {
  transfers: '资产与产权转让',
  leases: '资产租赁',
  increases: '企业增资',
  partnerships: '资产合作',
}

/** The group in which deals of a kind are reported. */
export const groupOfKind: Readonly<Record<KindCode, keyof TradeFigures>> = {
  '1': 'transfers',
  '2': 'transfers',
  '4': 'increases',
  '5': 'partnerships',
  '6': 'leases',
}

const figures = (deals: number, amount: number): DealFigures => ({ deals, amount })

/** A report covers all deals of the exchange; what this site lists is a part of them, also where many fall into one quarter. */
const usual: readonly TradeFigures[] = [
  {
    transfers: figures(138, 3_000),
    leases: figures(117, 440),
    increases: figures(22, 2_000),
    partnerships: figures(15, 1_100),
  },
  {
    transfers: figures(177, 3_720),
    leases: figures(144, 540),
    increases: figures(26, 2_480),
    partnerships: figures(17, 1_300),
  },
  {
    transfers: figures(164, 3_450),
    leases: figures(156, 510),
    increases: figures(25, 2_300),
    partnerships: figures(16, 1_220),
  },
  {
    transfers: figures(219, 4_700),
    leases: figures(168, 660),
    increases: figures(35, 3_180),
    partnerships: figures(20, 1_600),
  },
]
const usualYear = 2024
/** More than the chance of a quarter takes away: each is above the same quarter of the year before. */
const growth = 1.14

const byGroup = (figuresOf: (group: keyof TradeFigures) => DealFigures): TradeFigures => ({
  transfers: figuresOf('transfers'),
  leases: figuresOf('leases'),
  increases: figuresOf('increases'),
  partnerships: figuresOf('partnerships'),
})

const sumOf = (parts: readonly DealFigures[]): DealFigures => ({
  deals: parts.reduce((sum, { deals }) => sum + deals, 0),
  amount: parts.reduce((sum, { amount }) => sum + amount, 0),
})

/** The one source of a quarter's figures, by its number (`periodAt`). */
export function figuresOfQuarter(quarter: number): TradeFigures {
  const years = Math.floor(quarter / 4) - usualYear
  return byGroup((group) => {
    const { deals, amount } = usual[quarter % 4]![group]
    const random = randomFrom(`quarter ${quarter} ${group}`)
    const grown = (value: number) => Math.round(value * growth ** years * random.between(0.98, 1.02))
    return figures(grown(deals), grown(amount))
  })
}

/** The sum of its quarters. */
export function figuresOfYear(year: number): TradeFigures {
  const quarters = [0, 1, 2, 3].map((quarter) => figuresOfQuarter(year * 4 + quarter))
  return byGroup((group) => sumOf(quarters.map((quarter) => quarter[group])))
}

export const totalOf = (reported: TradeFigures): DealFigures => sumOf(reportGroups.map((group) => reported[group]))

/** In 亿元. */
export const inYi = (amount: number): string => (amount / 100).toFixed(2)

/** How much a quarter's amount is above that of a year before, in whole per cent. */
export function growthOfQuarter(quarter: number): number {
  const [now, before] = [quarter, quarter - 4].map((of) => totalOf(figuresOfQuarter(of)).amount)
  return Math.round((now! / before! - 1) * 100)
}

type Row = readonly [name: string, deals: string, yi: string]

const rowOf = (name: string, { deals, amount }: DealFigures): Row => [name, String(deals), inYi(amount)]

export const headOfKinds = ['类型', '成交宗数', '成交额（亿元）'] as const

/** The rows of the groups and their sum. */
export const rowsOfKinds = (reported: TradeFigures): Row[] => [
  ...reportGroups.map((group) => rowOf(groupNames[group], reported[group])),
  rowOf('合计', totalOf(reported)),
]

/** What a reader can look up of a report, and what not. */
export const coverage =
  '本数据包括全部成交项目。“成交公告”栏目登载其中在本网站公开挂牌的项目，可逐一查阅；这些项目的宗数和金额是本数据的一部分，合计不等于本数据。'
