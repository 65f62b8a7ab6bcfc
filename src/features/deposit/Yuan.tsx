import { grouped, isMoney } from '#src/model/money/money.ts'
import { useLanguage } from '#src/shared/lib/text/i18n.ts'

/** An amount in 元 with two decimals; what is none is shown as it came. */
export const yuan = (amount: string): string => (isMoney(amount) ? grouped(amount, 2) : amount)

/** An amount in 元 with its sign, or as the rest of the portal names the currency in English; in figures that do not move. */
export function Yuan({ amount, className = '' }: { amount: string; className?: string | undefined }) {
  const sign = useLanguage() === 'en' ? 'CNY' : '¥'
  return (
    <span className={`number ${className}`}>
      {sign}&nbsp;{yuan(amount)}
    </span>
  )
}
