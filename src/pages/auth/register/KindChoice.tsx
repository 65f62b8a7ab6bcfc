import { useId } from 'react'
import { type AccountKind, accountKinds } from '#src/model/session/refusals.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { kindHints, kindNames } from '../labels.ts'
import styles from '../form/form.module.css'

/** Whose account it will be: it decides which real-name verification comes next. */
export function KindChoice({ kind, onChange }: { kind: AccountKind; onChange: (kind: AccountKind) => void }) {
  const t = useT()
  const id = useId()
  return (
    <fieldset className={styles['kinds']}>
      <legend>{t('账号类型')}</legend>
      {accountKinds.map((choice) => (
        <label key={choice} htmlFor={`${id}-${choice}`} data-on={choice === kind || undefined}>
          <input
            id={`${id}-${choice}`}
            type="radio"
            name="kind"
            value={choice}
            checked={choice === kind}
            aria-label={t(kindNames[choice])}
            aria-describedby={`${id}-${choice}-hint`}
            onChange={() => onChange(choice)}
          />
          <span>
            <b>{t(kindNames[choice])}</b>
            <small id={`${id}-${choice}-hint`}>{t(kindHints[choice])}</small>
          </span>
        </label>
      ))}
    </fieldset>
  )
}
