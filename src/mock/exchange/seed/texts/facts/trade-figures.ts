import { randomFrom } from '../../../../random.ts'

/** What the exchange reports of a time; the amount is in 百万元, so that sums of what is printed in 亿元 are exact. */
export type TradeFigures = { amount: number; transfers: number; leases: number; increases: number }

const usual: readonly TradeFigures[] = [
  { amount: 312, transfers: 92, leases: 78, increases: 5 },
  { amount: 387, transfers: 118, leases: 96, increases: 7 },
  { amount: 359, transfers: 109, leases: 104, increases: 6 },
  { amount: 492, transfers: 146, leases: 112, increases: 11 },
]
const usualYear = 2024
/** More than the chance of a quarter takes away: each is above the same quarter of the year before. */
const growth = 1.14

/** The one source of a quarter's figures, by its number (`periodAt`). */
export function figuresOfQuarter(quarter: number): TradeFigures {
  const { amount, transfers, leases, increases } = usual[quarter % 4]!
  const years = Math.floor(quarter / 4) - usualYear
  const random = randomFrom(`quarter ${quarter}`)
  const grown = (value: number) => Math.round(value * growth ** years * random.between(0.98, 1.02))
  return { amount: grown(amount), transfers: grown(transfers), leases: grown(leases), increases: grown(increases) }
}

/** The sum of its quarters. */
export function figuresOfYear(year: number): TradeFigures {
  const quarters = [0, 1, 2, 3].map((quarter) => figuresOfQuarter(year * 4 + quarter))
  const sumOf = (name: keyof TradeFigures) => quarters.reduce((sum, figures) => sum + figures[name], 0)
  return {
    amount: sumOf('amount'),
    transfers: sumOf('transfers'),
    leases: sumOf('leases'),
    increases: sumOf('increases'),
  }
}

export const dealsIn = ({ transfers, leases, increases }: TradeFigures): number => transfers + leases + increases

/** How much a quarter's amount is above that of a year before, in whole per cent. */
export const growthOfQuarter = (quarter: number): number =>
  Math.round((figuresOfQuarter(quarter).amount / figuresOfQuarter(quarter - 4).amount - 1) * 100)

/** In 亿元. */
export const inYi = (amount: number): string => (amount / 100).toFixed(2)

/** The rows of the kinds and their sum. */
export const rowsOfKinds = (figures: TradeFigures): (readonly [kind: string, count: string])[] => [
  ['资产与产权转让', String(figures.transfers)],
  ['资产租赁', String(figures.leases)],
  ['企业增资', String(figures.increases)],
  ['合计', String(dealsIn(figures))],
]
