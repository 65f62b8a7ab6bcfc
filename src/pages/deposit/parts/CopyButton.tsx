import { useT } from '#src/shared/lib/i18n.ts'
import { tellPerson } from '#src/shared/ui/ask.ts'
import styles from './deposit.module.css'

/** Copies a line; a browser that does not let us says so. */
export function CopyButton({ text, name }: { text: string; name: string }) {
  const t = useT()
  const handleCopy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      tellPerson('success', t('已复制{{name}}', { name }))
    } catch {
      tellPerson('warning', t('浏览器不允许复制，请手动选取'))
    }
  }
  return (
    <button
      type="button"
      className={styles['link']}
      aria-label={t('复制{{name}}', { name })}
      onClick={() => void handleCopy()}
    >
      {t('复制')}
    </button>
  )
}
