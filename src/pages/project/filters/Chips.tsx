import { useQuery } from '@tanstack/react-query'
import { activeChips, type ChipName } from '#src/features/asset-search/changes.ts'
import type { Filters } from '#src/features/asset-search/filters.ts'
import { priceLabel } from '#src/features/asset-search/prices.ts'
import { categoriesQuery, industriesQuery } from '#src/features/asset-search/queries.ts'
import { useRegion } from '#src/features/asset-search/use-region.ts'
import { unknownCategories } from '#src/features/asset-search/vocabulary.ts'
import { filterLabels, periodLabels, statusGroupLabels } from '#src/features/asset-search/labels.ts'
import { classification } from '#src/features/listing/labels.ts'
import { langOf, type Translate, useT } from '#src/shared/lib/text/i18n.ts'
import { Icon } from '#src/shared/ui/display/Icon.tsx'
import styles from './Chips.module.css'
import { periodStart } from './FilterRows.tsx'

function publishedWord({ publishedFrom: from, publishedTo: to }: Filters, t: Translate): string {
  const period = periodLabels.find(({ days }) => to === '' && periodStart(days) === from)
  if (period) return t(period.word)
  if (!to) return t('{{day}} 起', { day: from })
  return from ? t('{{from}} 至 {{to}}', { from, to }) : t('{{day}} 止', { day: to })
}

/** What each active filter says; a code stands for a name that is still on its way. */
function useChipWords(filters: Filters): (name: ChipName) => { text: string; isData?: boolean } {
  const t = useT()
  const { data: tree } = useQuery(categoriesQuery)
  const { data: industries = [] } = useQuery(industriesQuery)
  const { name: region } = useRegion(filters.region)
  const unknown = tree ? unknownCategories(filters, tree) : []
  const category = (id: string) =>
    unknown.includes(id) ? t('未知分类 {{id}}', { id }) : (tree?.find((known) => known.id === id)?.typeName ?? id)
  const type = classification.find(({ typeCode }) => typeCode === filters.typeCode)?.word
  const words: Record<ChipName, () => { text: string; isData?: boolean }> = {
    q: () => ({ text: filters.q, isData: true }),
    typeCode: () => ({ text: type ? t(type) : filters.typeCode }),
    category: () => ({
      text: [filters.parentId, filters.operationId]
        .filter(Boolean)
        .map((id) => t(category(id)))
        .join(' / '),
      isData: true,
    }),
    region: () => ({ text: t(region ?? filters.region), isData: true }),
    industry: () => ({
      text: t(industries.find(({ code }) => code === filters.industry)?.name ?? filters.industry),
      isData: true,
    }),
    price: () => ({ text: priceLabel(filters, t) }),
    status: () => ({ text: filters.status ? t(statusGroupLabels[filters.status]) : '' }),
    published: () => ({ text: publishedWord(filters, t) }),
  }
  return (name) => words[name]()
}

/** A unit without an amount is the choice of the unit. */
const nameOf = (name: ChipName, { priceFrom, priceTo }: Filters, t: Translate): string =>
  name === 'price' && !priceFrom && !priceTo ? t('计价') : t(filterLabels[name])

type Props = { filters: Filters; onRemove: (name: ChipName) => void }

/** The active filters, each with its way out. */
export function ChipList({ filters, onRemove }: Props) {
  const t = useT()
  const wordOf = useChipWords(filters)
  return activeChips(filters).map((name) => {
    const { text, isData } = wordOf(name)
    return (
      <li key={name}>
        <button type="button" className={styles['chip']} title={text} onClick={() => onRemove(name)}>
          <span className="visuallyHidden">{t('移除筛选')}</span>
          <span className={styles['name']}>{nameOf(name, filters, t)}</span>
          <span className={styles['text']} lang={isData ? langOf(text) : undefined}>
            {text}
          </span>
          <Icon name="close" size={14} />
        </button>
      </li>
    )
  })
}

/** The line of chips below the filters. */
export function Chips({ filters, onRemove, onClear }: Props & { onClear: () => void }) {
  const t = useT()
  if (activeChips(filters).length === 0) return null
  return (
    <div className={styles['line']}>
      <span id="chosen-filters" className={styles['label']}>
        {t('已选')}
      </span>
      <ul className={styles['chips']} aria-labelledby="chosen-filters">
        <ChipList filters={filters} onRemove={onRemove} />
      </ul>
      <button type="button" className={styles['clear']} onClick={onClear}>
        {t('清除全部')}
      </button>
    </div>
  )
}

export const chipsClass = styles['chips'] ?? ''
