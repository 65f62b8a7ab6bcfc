import { useQuery } from '@tanstack/react-query'
import { activeChips, type ChipName } from '#src/features/asset-search/changes.ts'
import type { Filters } from '#src/features/asset-search/filters.ts'
import { priceLabel } from '#src/features/asset-search/prices.ts'
import { categoriesQuery } from '#src/features/asset-search/queries.ts'
import { industriesQuery } from '#src/features/dictionary/queries.ts'
import { useRegion } from '#src/features/asset-search/use-region.ts'
import { unknownCategories } from '#src/features/asset-search/vocabulary.ts'
import { filterLabels, periodLabels, statusGroupLabels } from '#src/features/asset-search/labels.ts'
import { kindName } from '#src/model/asset-kind/labels.ts'
import { langOf, type Translate, useT } from '#src/shared/lib/text/i18n.ts'
import { Button } from '#src/shared/ui/action/Button.tsx'
import { Icon } from '#src/shared/ui/display/Icon.tsx'
import { segmentClass } from '#src/shared/ui/list/Segments.tsx'
import styles from './Chips.module.css'
import { FilterLine } from './FilterLine.tsx'
import { periodStart } from './FilterRows.tsx'

function publishedText({ publishedFrom: from, publishedTo: to }: Filters, t: Translate): string {
  const period = periodLabels.find(({ days }) => to === '' && periodStart(days) === from)
  if (period) return t(period.word)
  if (!to) return t('{{day}} 起', { day: from })
  return from ? t('{{from}} 至 {{to}}', { from, to }) : t('{{day}} 止', { day: to })
}

/** The text of each active filter; the code until its name is loaded. */
function useChipTexts(filters: Filters): (name: ChipName) => string {
  const t = useT()
  const { data: tree } = useQuery(categoriesQuery)
  const { data: industries = [] } = useQuery(industriesQuery)
  const { name: region } = useRegion(filters.region)
  const unknown = tree ? unknownCategories(filters, tree) : []
  const category = (id: string) =>
    unknown.includes(id) ? t('未知分类 {{id}}', { id }) : (tree?.find((known) => known.id === id)?.typeName ?? id)
  const type = kindName(filters.typeCode)
  const categories = [filters.parentId, filters.operationId].filter(Boolean)
  const texts: Record<ChipName, () => string> = {
    q: () => filters.q,
    typeCode: () => (type ? t(type) : filters.typeCode),
    category: () => categories.map((id) => t(category(id))).join(' / '),
    region: () => t(region ?? filters.region),
    industry: () => t(industries.find(({ code }) => code === filters.industry)?.name ?? filters.industry),
    price: () => priceLabel(filters, t),
    status: () => (filters.status ? t(statusGroupLabels[filters.status]) : ''),
    published: () => publishedText(filters, t),
  }
  return (name) => texts[name]()
}

/** A unit without an amount is a choice of the unit. */
const nameOf = (name: ChipName, { priceFrom, priceTo }: Filters, t: Translate): string =>
  name === 'price' && !priceFrom && !priceTo ? t('计价') : t(filterLabels[name])

type Props = { filters: Filters; onRemove: (name: ChipName) => void }

/** The active filters; a click removes one. */
export function ChipList({ filters, onRemove, labelledBy }: Props & { labelledBy?: string }) {
  const t = useT()
  const textOf = useChipTexts(filters)
  return (
    <ul className={styles['chips']} aria-labelledby={labelledBy}>
      {activeChips(filters).map((name) => {
        const text = textOf(name)
        return (
          <li key={name}>
            <button type="button" className={segmentClass} data-chosen title={text} onClick={() => onRemove(name)}>
              <span className="visuallyHidden">{t('移除筛选')}</span>
              <span className={styles['name']}>{nameOf(name, filters, t)}</span>
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
