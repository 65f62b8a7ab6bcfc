import { Big } from 'big.js'
import type { KindCode } from '../asset-kind/labels.ts'

const Exact = Big()
Exact.strict = true
Exact.RM = Big.roundHalfUp
Exact.DP = 2

/** Grades of the base: each rate applies to what is above the bound before it and up to its own, in 万元. The last has no bound. */
export const feeBounds = [500, 1000, 5000] as const

type Rates = readonly [number, number, number, number]

const transferRates: Rates = [10, 8, 5, 3]

/** Published rates in per mille by grade, charged to each party; cooperation follows the transfer of assets. */
export const feeRates: Readonly<Record<KindCode, Rates>> = {
  '1': [8, 6, 4, 2],
  '2': transferRates,
  '4': [5, 4, 3, 1],
  '5': transferRates,
  '6': [12, 10, 6, 4],
}

/** A transfer of assets up to this price pays half, 元. */
const halfFeeUpTo = '100000'

const yuanPerWan = '10000'

/** What falls into each grade, 元. */
function partsOf(base: Big): Big[] {
  const bounds = feeBounds.map((bound) => new Exact(String(bound)).times(yuanPerWan))
  return [...bounds, base].map((bound, index) => {
    const below = index === 0 ? new Exact('0') : bounds[index - 1]!
    const top = bound.lt(base) ? bound : base
    return top.gt(below) ? top.minus(below) : new Exact('0')
  })
}

export type ServiceFee = {
  /** By the published rates, 元 with two decimals. */
  full: string
  /** What is not charged, 元. */
  reduced: string
  /** What is due, 元. */
  due: string
}

/**
 * The service fee of one party for a deal (published rates of the exchange). `base` in 元: the price; of a lease the rent of
 * the whole term; of a capital increase the money raised. A half 分 is rounded up.
 */
export function serviceFee(kind: KindCode, base: string): ServiceFee {
  const rates = feeRates[kind]
  const exact = new Exact(base)
  const perMille = partsOf(exact).reduce(
    (total, part, index) => total.plus(part.times(String(rates[index]))),
    new Exact('0'),
  )
  const full = perMille.times('0.001').round(2)
  const isHalf = kind === '2' && exact.lte(halfFeeUpTo)
  const due = isHalf ? full.times('0.5').round(2) : full
  return { full: full.toFixed(2), reduced: full.minus(due).toFixed(2), due: due.toFixed(2) }
}
