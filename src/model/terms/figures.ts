import { wanYuan, yuan } from '../listing/labels.ts'
import { amountWithUnit } from '../listing/price/written-amount.ts'
import { compareMoney, grouped, isMoney, wan } from '../money/money.ts'
import { lengthLabels } from './labels.ts'

export type Translate = (key: string, values?: Record<string, string | number>) => string

/** From this amount in 元 on, the text uses 万元. */
const oneWan = '10000'
/** Maximum decimals: the text is exact. */
const finest = 6

/** `12.50` as `12.5`, `12.00` as `12`. */
export const withoutIdleZeros = (text: string): string => (text.includes('.') ? text.replace(/\.?0+$/, '') : text)

/** An exact amount as text: `12.5 万元`, `800 元`, `0.5 元/平方米·月`. */
export function termAmount(amount: string, unit: string, t: Translate): string {
  if (!isMoney(amount)) return amount
  if (unit === yuan && compareMoney(amount, oneWan) >= 0)
    return amountWithUnit(withoutIdleZeros(wan(amount)), wanYuan, t)
  return amountWithUnit(withoutIdleZeros(grouped(amount, finest)), unit, t)
}

const units: readonly (readonly [seconds: number, key: string])[] = [
  [86_400, lengthLabels.days],
  [3_600, lengthLabels.hours],
  [60, lengthLabels.minutes],
  [1, lengthLabels.seconds],
]
/** Below two of a unit the smaller unit is used if it is exact: 90 分钟, and 119 秒. */
const fewest = 2

/** A duration (ms) as text, exact to the second: `80 秒`, `90 分钟`, `2 小时 55 分钟`, `1 小时 42 分钟 51 秒`. */
export function durationText(ms: number, t: Translate): string {
  let left = Math.round(ms / 1000)
  const first = units.findIndex(([unit], index) => {
    const smaller = units[index + 1]?.[0] ?? 1
    return left >= unit * (left % smaller === 0 ? fewest : 1)
  })
  const parts = units.slice(first).flatMap(([unit, key]) => {
    const count = Math.floor(left / unit)
    left -= count * unit
    return count > 0 ? [t(key, { count })] : []
  })
  return parts.join(' ') || t(lengthLabels.seconds, { count: 0 })
}
