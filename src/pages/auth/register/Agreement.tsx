import { useId, useState } from 'react'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Dialog } from '#src/shared/ui/dialog/Dialog.tsx'
import { agreementNames, agreements, type AgreementName, formLabels } from '../labels.ts'
import styles from '../form/form.module.css'

function Text({ name, onClose }: { name: AgreementName; onClose: () => void }) {
  const t = useT()
  return (
    <Dialog title={t(agreementNames[name])} size="small" onClose={onClose}>
      <ol className={styles['clauses']}>
        {agreements[name].map((clause) => (
          <li key={clause}>{t(clause)}</li>
        ))}
      </ol>
    </Dialog>
  )
}

type Props = { isGiven: boolean; isMissing: boolean; onChange: (isGiven: boolean) => void }

/** What a person agrees to by registering; both texts can be read without leaving the form. */
export function Agreement({ isGiven, isMissing, onChange }: Props) {
  const t = useT()
  const id = useId()
  const [read, setRead] = useState<AgreementName | null>(null)
  return (
    <div className={styles['agreement']}>
      <input
        id={id}
        type="checkbox"
        checked={isGiven}
        aria-required
        aria-invalid={isMissing || undefined}
        aria-describedby={isMissing ? `${id}-problem` : undefined}
        onChange={({ target }) => onChange(target.checked)}
      />
      <span>
        <label htmlFor={id}>{t('我已阅读并同意')}</label>
        {(['service', 'privacy'] as const).map((name) => (
          <button key={name} type="button" aria-haspopup="dialog" onClick={() => setRead(name)}>
            {t(agreementNames[name])}
          </button>
        ))}
      </span>
      <p id={`${id}-problem`} role="alert" className={styles['problem']}>
        {isMissing && t(formLabels.agreement)}
      </p>
      {read && <Text name={read} onClose={() => setRead(null)} />}
    </div>
  )
}
