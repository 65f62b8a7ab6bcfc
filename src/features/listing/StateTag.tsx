import { useT } from '#src/shared/lib/text/i18n.ts'
import styles from './StateTag.module.css'
import { stateOf } from './labels.ts'

/** The state of a listing: always a word, with a colour of its kind. */
export function StateTag({ status, className = '' }: { status: string | null | undefined; className?: string }) {
  const t = useT()
  const { word, tone } = stateOf(status)
  if (!word) return null
  return <span className={`${styles['tag']} ${styles[tone]} ${className}`}>{t(word)}</span>
}
