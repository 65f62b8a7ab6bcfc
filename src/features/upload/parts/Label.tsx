import { useT } from '#src/shared/lib/text/i18n.ts'
import styles from '../UploadField.module.css'

/** The field's name, with its star. */
export function Label({ id, text, required }: { id: string; text: string; required: boolean }) {
  const t = useT()
  return (
    <span id={id} className={styles['label']}>
      {required && (
        <span className={styles['star']} aria-hidden>
          *
        </span>
      )}
      {text}
      {required && <span className="visuallyHidden">{t('（必填）')}</span>}
    </span>
  )
}
