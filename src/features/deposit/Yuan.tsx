import { grouped, isMoney } from '#src/model/money/money.ts'

/** An amount in 元 with two decimals; what is none is shown as it came. */
export const yuan = (amount: string): string => (isMoney(amount) ? grouped(amount, 2) : amount)

/** An amount in 元 with its sign, in figures that do not move. */
export function Yuan({ amount, className = '' }: { amount: string; className?: string | undefined }) {
  return <span className={`number ${className}`}>¥&nbsp;{yuan(amount)}</span>
}
