import { langOf, useT } from '#src/shared/lib/text/i18n.ts'
import { Button } from '#src/shared/ui/action/Button.tsx'
import { Icon } from '#src/shared/ui/display/Icon.tsx'
import { segmentClass } from '#src/shared/ui/list/Segments.tsx'
import type { ActiveFilter } from './choices.ts'
import styles from './filters.module.css'

type Props = {
  filters: readonly ActiveFilter[]
  onRemove: (filter: ActiveFilter) => void
  /** Without it there is no button for all. */
  onClear?: () => void
  label: string
}

/** The set filters; a click removes one. */
export function Chips({ filters, onRemove, onClear, label }: Props) {
  const t = useT()
  if (filters.length === 0) return null
  return (
    <div className={styles['line']}>
      <span className={styles['label']}>{label}</span>
      <div className={styles['choices']}>
        <ul className={styles['chips']} aria-label={label}>
          {filters.map((filter) => (
            <li key={filter.key}>
              <button
                type="button"
                className={segmentClass}
                data-chosen
                title={filter.text}
                onClick={() => onRemove(filter)}
              >
                <span className="visuallyHidden">{t('移除筛选')}</span>
                <span className={styles['chipName']}>{filter.label}</span>
                <span className={`ellipsis ${styles['chipText']}`} lang={langOf(filter.text)}>
                  {filter.text}
                </span>
                <Icon name="close" size={14} />
              </button>
            </li>
          ))}
        </ul>
        {onClear && (
          <Button look="text" size="small" className="noPrint" onClick={onClear}>
            {t('清除全部')}
          </Button>
        )}
      </div>
    </div>
  )
}
