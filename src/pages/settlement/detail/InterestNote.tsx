import { yuan } from '#src/features/deposit/Yuan.tsx'
import { compareMoney } from '#src/model/money/money.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import styles from '../settlement.module.css'

/**
 * The interest in a payment, and what the rest of it is; amounts in 元. A sum that includes the service fee is given without
 * `principal`. Nothing is shown without interest.
 */
export function InterestNote({ principal, interest }: { principal?: string; interest: string }) {
  const t = useT()
  if (compareMoney(interest, '0') === 0) return null
  return (
    <p className={`muted ${styles['partial']}`}>
      {principal === undefined
        ? t('其中利息 {{interest}} 元', { interest: yuan(interest) })
        : t('本金 {{principal}} 元，利息 {{interest}} 元', { principal: yuan(principal), interest: yuan(interest) })}
    </p>
  )
}
