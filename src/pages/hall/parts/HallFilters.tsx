import { modeLabels } from '#src/model/listing/labels.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { useSyncedInput } from '#src/shared/lib/hooks/use-synced-input.ts'
import styles from '../HallPage.module.css'
import type { HallAddress } from './address.ts'

type Filter = Pick<HallAddress, 'mode' | 'enrolling'>

/** Narrows the hall to a mode, and to what one can still enrol for. */
export function HallFilters({ mode, enrolling, go }: Filter & { go: (to: Partial<Filter>) => void }) {
  const t = useT()
  const [chosen, , sendMode] = useSyncedInput(mode ?? '')
  return (
    <div role="group" aria-label={t('筛选竞价标的')} className={styles['filters']}>
      <label>
        {t('竞价方式')}
        <select value={chosen} onChange={({ target }) => go({ mode: sendMode(target.value) || null })}>
          <option value="">{t('全部')}</option>
          {Object.entries(modeLabels).map(([key, word]) => (
            <option key={key} value={key}>
              {t(word)}
            </option>
          ))}
        </select>
      </label>
      <label>
        <input type="checkbox" checked={enrolling} onChange={({ target }) => go({ enrolling: target.checked })} />
        {t('只看还可报名的')}
      </label>
    </div>
  )
}
