import { grouped, isMoney } from '#src/model/money/money.ts'
import { Money } from '#src/shared/ui/value/Money.tsx'
import { useLanguage } from '#src/shared/lib/text/i18n.ts'

/** An amount in 元 with two decimals; other text is returned unchanged. */
export const yuan = (amount: string): string => (isMoney(amount) ? grouped(amount, 2) : amount)

/** An amount in 元 with its currency. */
export function Yuan({ amount, className = '' }: { amount: string; className?: string | undefined }) {
  const sign = useLanguage() === 'en' ? 'CNY' : '¥'
  return (
    <span className={className}>
      <Money amount={yuan(amount)} currency={sign} />
    </span>
  )
}
