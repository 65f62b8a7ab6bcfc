import { yuan } from '#src/features/deposit/Yuan.tsx'
import { useT } from '#src/shared/lib/text/i18n.ts'
import styles from '../settlement.module.css'

/** What a payment with interest is made of; amounts in 元. */
export function InterestNote({ principal, interest }: { principal: string; interest: string }) {
  const t = useT()
  return (
    <p className={`muted ${styles['partial']}`}>
      {t('本金 {{principal}} 元，利息 {{interest}} 元', { principal: yuan(principal), interest: yuan(interest) })}
    </p>
  )
}
