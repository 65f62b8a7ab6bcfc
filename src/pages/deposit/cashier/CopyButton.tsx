import { useT } from '#src/shared/lib/text/i18n.ts'
import { copyText } from '#src/shared/ui/copy-text.ts'
import styles from '../deposit.module.css'

/** Copies a line. */
export function CopyButton({ text, name }: { text: string; name: string }) {
  const t = useT()
  return (
    <button
      type="button"
      className={styles['link']}
      aria-label={t('复制{{name}}', { name })}
      onClick={() => void copyText(text, name)}
    >
      {t('复制')}
    </button>
  )
}
