import { useT } from '#src/shared/lib/text/i18n.ts'
import styles from './form.module.css'

/** Shows what has been typed into a password field. */
export function Eye({ shown, onChange }: { shown: boolean; onChange: (shown: boolean) => void }) {
  const t = useT()
  return (
    <button type="button" className={styles['inner']} aria-pressed={shown} onClick={() => onChange(!shown)}>
      <span className="visuallyHidden">{t('显示密码')}</span>
      <svg className={styles['eye']} viewBox="0 0 24 24" width="20" height="20" aria-hidden>
        <path d="M2.5 12C5 7.500 8.300 5.500 12 5.500s7 2 9.500 6.500c-2.500 4.500-5.800 6.500-9.500 6.500S5 16.500 2.500 12Z" />
        <circle cx="12" cy="12" r="3" />
        {!shown && <path d="m4 20 16-16" />}
      </svg>
    </button>
  )
}
