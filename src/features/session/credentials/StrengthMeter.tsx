import { newPasswordOf, strengthOf } from '#src/model/validation/password.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { breachedProblem } from './breached-passwords.ts'
import styles from './StrengthMeter.module.css'
import { strengthLabels } from '../labels.ts'

type Props = { password: string; account?: string | undefined; telPhone?: string | undefined }

/** How many of the four character classes the password of an account has (AC-08); empty before the first character. */
export function StrengthMeter({ password, account, telPhone }: Props) {
  const t = useT()
  // While a password is too short or too simple, its classes are shown.
  const isBreached = newPasswordOf(account ?? '', telPhone)(password) === null && breachedProblem(password) !== null
  const strength = Math.min(strengthOf(password, account, telPhone), isBreached ? 1 : 4)
  const label = password === '' ? '' : t(strengthLabels[strength] ?? '')
  return (
    <div className={styles['meter']} data-strength={strength}>
      <span
        role="meter"
        aria-label={t('密码强度')}
        aria-valuemin={0}
        aria-valuemax={4}
        aria-valuenow={strength}
        aria-valuetext={label || t('尚未输入')}
        className={styles['bars']}
      >
        {[1, 2, 3, 4].map((step) => (
          <i key={step} data-on={step <= strength || undefined} />
        ))}
      </span>
      <span aria-hidden className={styles['label']}>
        {label}
      </span>
    </div>
  )
}
