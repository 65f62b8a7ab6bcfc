import { processOf } from '#src/features/asset-detail/process.ts'
import { stepStateWords, stepWords } from '#src/features/asset-detail/words.ts'
import type { AssetDetail } from '#src/model/listing/detail.ts'
import { useT } from '#src/shared/lib/i18n.ts'
import { serverNow } from '#src/shared/lib/server-time.ts'
import styles from './ProcessRail.module.css'

/** The seven steps to a new owner, today's marked. */
export function ProcessRail({ asset }: { asset: AssetDetail }) {
  const t = useT()
  return (
    <ol className={styles['rail']} aria-label={t('交易流程')}>
      {processOf(asset, serverNow()).map(({ step, state }, index) => (
        <li
          key={step}
          className={styles[state]}
          aria-current={state === 'current' || state === 'stopped' ? 'step' : undefined}
        >
          <span className={styles['mark']} aria-hidden>
            {state === 'done' ? '✓' : index + 1}
          </span>
          <span className={styles['name']}>{t(stepWords[step])}</span>
          <span className={styles['state']}>{t(stepStateWords[state])}</span>
        </li>
      ))}
    </ol>
  )
}
