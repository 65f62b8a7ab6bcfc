import { useT } from '#src/shared/lib/text/i18n.ts'
import styles from '../branch-map.module.css'

export type View = 'map' | 'table'

/** The same figures drawn or listed. */
export function Views({ view, onView }: { view: View; onView: (view: View) => void }) {
  const t = useT()
  const names = { map: t('地图'), table: t('表格') }
  return (
    <fieldset className={styles['choice']}>
      <legend className="visuallyHidden">{t('显示方式')}</legend>
      <div className={styles['views']}>
        {(['map', 'table'] as const).map((one) => (
          <button key={one} type="button" aria-pressed={view === one} onClick={() => onView(one)}>
            {names[one]}
          </button>
        ))}
      </div>
    </fieldset>
  )
}
