import { withGroups } from './money.ts'
import { typedAmount } from './typed.ts'

/** Moves the decimal point; exact, without arithmetic. */
function shifted(text: string, places: number): string {
  const [integer = '', fraction = ''] = text.split('.')
  const point = integer.length + places
  const digits = (integer + fraction).padEnd(point, '0')
  const padded = point < 1 ? digits.padStart(digits.length + 1 - point, '0') : digits
  const left = padded.slice(0, Math.max(1, point)).replace(/^0+(?=\d)/, '')
  const right = padded.slice(Math.max(1, point)).replace(/0+$/, '')
  return right ? `${left}.${right}` : left
}

/** A decimal amount in 万元 as 元, without trailing zeros. */
export const yuanFromWan = (amount: string): string => shifted(amount, 4)
/** A decimal amount in 元 as 万元, without trailing zeros. */
export const wanFromYuan = (amount: string): string => shifted(amount, -4)

/** What is typed in 万元 as an amount in 元 with group separators; null while it is none. */
export function wanInYuan(typed: string): string | null {
  const amount = typedAmount(typed)
  return amount ? withGroups(yuanFromWan(amount)) : null
}
