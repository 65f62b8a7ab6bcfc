import { langOf, useT } from '../../../lib/text/i18n.ts'
import type { FailureNews } from './failure.ts'
import styles from '../form.module.css'

type Props = { failure: FailureNews | null; onRetry?: () => void; busy?: boolean }

/** Above the button: what happened to the last sending, and 重试 when nobody knows what became of it. */
export function Failure({ failure, onRetry, busy = false }: Props) {
  const t = useT()
  return (
    <div role="alert" className={styles['failure']}>
      {failure && (
        <p>
          <span lang={langOf(t(failure.message))}>{t(failure.message)}</span>
          {failure.canRetry && onRetry && (
            <button type="button" className={styles['link']} aria-disabled={busy} onClick={onRetry}>
              {t('重试')}
            </button>
          )}
        </p>
      )}
    </div>
  )
}
