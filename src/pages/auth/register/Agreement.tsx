import { Fragment, useId, useState } from 'react'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Button } from '#src/shared/ui/action/Button.tsx'
import { Dialog } from '#src/shared/ui/dialog/Dialog.tsx'
import { agreementMissing, agreementNames, agreements, type AgreementName } from './labels.ts'
import styles from './register.module.css'

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

type Props = { isAccepted: boolean; isMissing: boolean; onChange: (isAccepted: boolean) => void }

/** The agreements to accept on registering; both open over the form. */
export function Agreement({ isAccepted, isMissing, onChange }: Props) {
  const t = useT()
  const id = useId()
  const [open, setOpen] = useState<AgreementName | null>(null)
  return (
    <div className={styles['agreement']}>
      <input
        id={id}
        type="checkbox"
        checked={isAccepted}
        aria-required
        aria-invalid={isMissing || undefined}
        aria-describedby={isMissing ? `${id}-problem` : undefined}
        onChange={({ target }) => onChange(target.checked)}
      />
      <span>
        <label htmlFor={id}>{t('我已阅读并同意')}</label>
        {(['service', 'privacy'] as const).map((name) => (
          <Fragment key={name}>
            {' '}
            <Button look="link" aria-haspopup="dialog" onClick={() => setOpen(name)}>
              {t(agreementNames[name])}
            </Button>
          </Fragment>
        ))}
      </span>
      <p id={`${id}-problem`} role="alert" className={styles['problem']}>
        {isMissing && t(agreementMissing)}
      </p>
      {open && <Text name={open} onClose={() => setOpen(null)} />}
    </div>
  )
}
