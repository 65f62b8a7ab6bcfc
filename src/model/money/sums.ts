import { Big } from 'big.js'

const Exact = Big()
Exact.strict = true
const exact = (amount: string) => new Exact(amount)

/** Whether two amounts differ by a whole number of steps; always true without a step. */
export const isWholeSteps = (amount: string, from: string, step: string | null | undefined): boolean => {
  if (!step || exact(step).eq(exact('0'))) return true
  return exact(amount).minus(exact(from)).mod(exact(step)).eq(exact('0'))
}

/** How many steps lead from one amount down to another, the last one perhaps a shorter one; none without a step. */
export function stepsFor(from: string, to: string, step: string): number {
  if (exact(step).eq(exact('0'))) return 0
  const height = exact(from).minus(exact(to))
  const rest = height.mod(exact(step))
  const whole = Number(height.minus(rest).div(exact(step)).toFixed())
  return rest.eq(exact('0')) ? whole : whole + 1
}

/**
 * Index of the amount closest to the mean, which is rounded to one decimal; of two equally close the lower, then the earlier
 * (domain 4.4). -1 for an empty list.
 */
export function nearestToMean(amounts: readonly string[]): number {
  const total = amounts.reduce((sum, amount) => sum.plus(exact(amount)), exact('0'))
  const mean = amounts.length === 0 ? total : total.div(exact(String(amounts.length))).round(1)
  const gaps = amounts.map((amount, place) => ({ place, gap: exact(amount).minus(mean) }))
  const [nearest] = gaps.sort((a, b) => a.gap.abs().cmp(b.gap.abs()) || a.gap.cmp(b.gap) || a.place - b.place)
  return nearest?.place ?? -1
}
