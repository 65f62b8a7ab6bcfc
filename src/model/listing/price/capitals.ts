import { capitals } from '../../money/capitals.ts'
import { wanYuan, yuan } from '../labels.ts'
import { yuanFromWan } from '../../money/wan.ts'

/** An amount in 元, without its per-unit part; null when the unit is not money. */
export function yuanOf(amount: string, unit: string): string | null {
  if (unit.startsWith(wanYuan)) return yuanFromWan(amount)
  return unit.startsWith(yuan) ? amount : null
}

/**
 * An amount in capital figures with its per-unit part: `97.98` in 万元/年 is 玖拾柒万玖仟捌佰元整/年. Null when it is not an
 * amount in whole 分 or the unit is not money.
 */
export function capitalsPer(amount: string, unit: string): string | null {
  const known = [wanYuan, yuan].find((name) => unit.startsWith(name))
  const inYuan = yuanOf(amount, unit)
  const amountText = inYuan === null ? null : capitals(inYuan)
  return known && amountText ? amountText + unit.slice(known.length) : null
}
