import { withGroups } from './money.ts'
import { typedAmount } from './typed.ts'

/** An amount typed in 万元 as 元: the decimal point moved by four places, exact. */
export function yuanOfWan(typed: string): string {
  const [integer = '', decimals = ''] = typed.split('.')
  const padded = decimals.padEnd(4, '0')
  const digits = `${integer}${padded.slice(0, 4)}`.replace(/^0+(?=\d)/, '')
  const rest = padded.slice(4).replace(/0+$/, '')
  return rest ? `${digits}.${rest}` : digits
}

/** What is typed in 万元 as an amount in 元 with group separators; null while it is none. */
export function wanInYuan(typed: string): string | null {
  const amount = typedAmount(typed)
  return amount ? withGroups(yuanOfWan(amount)) : null
}
