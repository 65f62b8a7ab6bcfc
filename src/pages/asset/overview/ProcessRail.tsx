import { stepStateLabels, stepLabels } from '#src/features/asset-detail/labels.ts'
import type { AssetDetail } from '#src/model/listing/detail.ts'
import { progressOf } from '#src/model/listing/progress.ts'
import { useNow } from '#src/shared/lib/time/heartbeat.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import styles from './ProcessRail.module.css'

/** The seven steps to a new owner, those of today marked. */
export function ProcessRail({ asset }: { asset: AssetDetail }) {
  const t = useT()
  return (
    <ol className={styles['rail']} aria-label={t('交易流程')}>
      {progressOf(asset, useNow()).map(({ stage, state }, index) => (
        <li
          key={stage}
          className={styles[state]}
          aria-current={state === 'current' || state === 'stopped' ? 'step' : undefined}
        >
          <span className={styles['mark']} aria-hidden>
            {state === 'done' ? '✓' : index + 1}
          </span>
          <span className={styles['name']}>{t(stepLabels[stage])}</span>
          <span className={styles['state']}>{t(stepStateLabels[state])}</span>
        </li>
      ))}
    </ol>
  )
}
