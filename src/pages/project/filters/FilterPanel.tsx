import { useState } from 'react'
import { activeChips } from '#src/features/asset-search/changes.ts'
import { type ChipName, firstFilters, furtherFilters } from '#src/features/asset-search/filters.ts'
import { appliesToRows } from '#src/features/asset-search/listed.ts'
import type { Filters } from '#src/features/asset-search/state.ts'
import type { Facets } from '#src/model/listing/search.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Button } from '#src/shared/ui/action/Button.tsx'
import { Icon } from '#src/shared/ui/display/Icon.tsx'
import styles from './FilterPanel.module.css'
import { FilterRow } from './FilterRows.tsx'

type ToggleProps = { label: string; controls: string; isOpen: boolean; className?: string; onToggle: () => void }

function Toggle({ label, controls, isOpen, className = '', onToggle }: ToggleProps) {
  return (
    <Button
      look="text"
      className={`${styles['toggle']} ${className}`}
      aria-expanded={isOpen}
      aria-controls={controls}
      onClick={onToggle}
    >
      {label}
      <Icon name="down" size={16} />
    </Button>
  )
}

type Props = {
  filters: Filters
  facets: Facets | undefined
  isListed: boolean
  onChoose: (change: Partial<Filters>) => void
}

/**
 * The rows of filters: those that most readers use, and the others behind a button with the number of active ones among them.
 * Rows that the lists of an exchange without a search cannot apply are missing; on a small screen all rows are behind a button.
 */
export function FilterPanel({ filters, facets, isListed, onChoose }: Props) {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  const [hasMore, setMore] = useState(false)
  const active = activeChips(filters)
  const further = active.filter((name) => furtherFilters.includes(name)).length
  const rowsOf = (names: readonly ChipName[]) =>
    names
      .filter((name) => !isListed || appliesToRows(name))
      .map((name) => <FilterRow key={name} name={name} filters={filters} facets={facets} onChoose={onChoose} />)
  return (
    <>
      <Toggle
        label={active.length > 0 ? t('筛选（{{count}}）', { count: active.length }) : t('筛选')}
        className={styles['fold'] ?? ''}
        controls="project-filters"
        isOpen={isOpen}
        onToggle={() => setOpen(!isOpen)}
      />
      <div id="project-filters" className={styles['rows']} data-open={isOpen || undefined}>
        {rowsOf(firstFilters)}
        <div id="more-project-filters" className={styles['further']} hidden={!hasMore}>
          {rowsOf(furtherFilters)}
        </div>
        <div className={styles['more']}>
          <Toggle
            label={further > 0 ? t('更多筛选（已选 {{count}}）', { count: further }) : t('更多筛选')}
            controls="more-project-filters"
            isOpen={hasMore}
            onToggle={() => setMore(!hasMore)}
          />
        </div>
      </div>
    </>
  )
}
