import { capitals } from '../money/capitals.ts'
import { yuanFromWan } from './filters.ts'
import { wanYuan } from './labels.ts'

const yuan = wanYuan.slice(1)

/** An amount in 元, whatever it is paid for; null where the unit is not one of money. */
export function yuanOf(amount: string, unit: string): string | null {
  if (unit.startsWith(wanYuan)) return yuanFromWan(amount)
  return unit.startsWith(yuan) ? amount : null
}

/**
 * An amount in capital figures, with what it is paid for: `97.98` in 万元/年 is 玖拾柒万玖仟捌佰元整/年. Null for what is no
 * amount in whole 分 and where the unit is not one of money.
 */
export function capitalsPer(amount: string, unit: string): string | null {
  const known = [wanYuan, yuan].find((name) => unit.startsWith(name))
  const inYuan = yuanOf(amount, unit)
  const said = inYuan === null ? null : capitals(inYuan)
  return known && said ? said + unit.slice(known.length) : null
}
