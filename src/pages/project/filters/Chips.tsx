import { useQuery } from '@tanstack/react-query'
import { activeChips } from '#src/features/asset-search/changes.ts'
import { chipLabel, type ChipName, type ChoiceNames, filterDefinitions } from '#src/features/asset-search/filters.ts'
import { categoriesQuery } from '#src/features/asset-search/queries.ts'
import type { Filters } from '#src/features/asset-search/state.ts'
import { useRegion } from '#src/features/asset-search/use-region.ts'
import { industriesQuery } from '#src/features/dictionary/queries.ts'
import { langOf, useT } from '#src/shared/lib/text/i18n.ts'
import { Button } from '#src/shared/ui/action/Button.tsx'
import { Icon } from '#src/shared/ui/display/Icon.tsx'
import { segmentClass } from '#src/shared/ui/list/Segments.tsx'
import styles from './Chips.module.css'
import { FilterLine } from './FilterLine.tsx'

function useChoiceNames(filters: Filters): ChoiceNames {
  const { data: categories } = useQuery(categoriesQuery)
  const { data: industries = [] } = useQuery(industriesQuery)
  const { name: region } = useRegion(filters.region)
  return { categories, industries, region }
}

type Props = { filters: Filters; onRemove: (name: ChipName) => void }

/** The active filters; a click removes one. */
export function ChipList({ filters, onRemove, labelledBy }: Props & { labelledBy?: string }) {
  const t = useT()
  const names = useChoiceNames(filters)
  return (
    <ul className={styles['chips']} aria-labelledby={labelledBy}>
      {activeChips(filters).map((name) => {
        const text = filterDefinitions[name].chip(filters, t, names)
        return (
          <li key={name}>
            <button type="button" className={segmentClass} data-chosen title={text} onClick={() => onRemove(name)}>
              <span className="visuallyHidden">{t('移除筛选')}</span>
              <span className={styles['name']}>{chipLabel(name, filters, t)}</span>
              <span className={`${styles['text']} ellipsis`} lang={langOf(text)}>
                {text}
              </span>
              <Icon name="close" size={14} />
            </button>
          </li>
        )
      })}
    </ul>
  )
}

/** The line of chips below the filters. */
export function Chips({ filters, onRemove, onClear }: Props & { onClear: () => void }) {
  const t = useT()
  if (activeChips(filters).length === 0) return null
  const id = 'chosen-filters'
  const clear = (
    <Button look="text" size="small" onClick={onClear}>
      {t('清除全部')}
    </Button>
  )
  return (
    <FilterLine id={id} label={t('已选')} end={clear}>
      <ChipList filters={filters} onRemove={onRemove} labelledBy={id} />
    </FilterLine>
  )
}
