import { useId } from 'react'
import { type MapCategory, mapCategories } from '#src/model/statistics/schema.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import styles from '../branch-map.module.css'
import { type Chosen, isLast } from '../categories.ts'
import { categoryLabels } from '../labels.ts'

type Props = { chosen: Chosen; onToggle: (category: MapCategory) => void }

/** Three switches of which one always stays on; the last says why it does not give way (HM-12). */
export function CategoryToggles({ chosen, onToggle }: Props) {
  const t = useT()
  const hint = useId()
  return (
    <fieldset className={styles['choice']}>
      <legend className="visuallyHidden">{t('统计类别')}</legend>
      <div className={styles['toggles']}>
        {mapCategories.map((category) => (
          <button
            key={category}
            type="button"
            className={styles['toggle']}
            aria-pressed={chosen.includes(category)}
            {...(isLast(chosen, category) ? { 'aria-disabled': true, 'aria-describedby': hint } : {})}
            onClick={() => onToggle(category)}
          >
            {t(categoryLabels[category])}
          </button>
        ))}
        <output id={hint} className={styles['hint']}>
          {chosen.length === 1 ? t('至少保留一个类别，最后一个不能关闭') : ''}
        </output>
      </div>
    </fieldset>
  )
}
