import { passwordStrength } from '#src/model/validation/password.ts'
import { useT } from '#src/shared/lib/i18n.ts'
import { strengthWords } from '../words.ts'
import styles from './account.module.css'

/** How strong a password is, 0 to 4: the classes of sign that stand in it (AC-08). */
export function StrengthBar({ password }: { password: string }) {
  const t = useT()
  const score = passwordStrength(password)
  const word = t(strengthWords[score] ?? strengthWords[0])
  return (
    <div
      className={styles['strength']}
      data-score={score}
      role="meter"
      aria-label={t('密码强度')}
      aria-valuemin={0}
      aria-valuemax={4}
      aria-valuenow={score}
      aria-valuetext={word}
    >
      {[1, 2, 3, 4].map((step) => (
        <i key={step} data-on={step <= score ? '' : undefined} />
      ))}
      <span>{word}</span>
    </div>
  )
}
