import { useQuery, useQueryClient } from '@tanstack/react-query'
import { searchOf } from '#src/features/asset-search/address.ts'
import { cleared, withSize, without, withView } from '#src/features/asset-search/changes.ts'
import { CompareBar } from '#src/features/asset-search/CompareBar.tsx'
import { assetsQuery } from '#src/features/asset-search/queries.ts'
import { type Filters, sizes } from '#src/features/asset-search/state.ts'
import { useCorrections } from '#src/features/asset-search/use-corrections.ts'
import { useFilters } from '#src/features/asset-search/use-filters.ts'
import { SiteHits } from '#src/features/site-search/SiteHits.tsx'
import { paths } from '#src/model/paths.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Card } from '#src/shared/ui/display/Card.tsx'
import { Pager } from '#src/shared/ui/list/Pager.tsx'
import { Chips } from './filters/Chips.tsx'
import { FilterPanel } from './filters/FilterPanel.tsx'
import { KeywordBox } from './filters/KeywordBox.tsx'
import { ListedNote, Results } from './results/Results.tsx'
import { SortLine } from './results/SortLine.tsx'
import styles from './ProjectPage.module.css'

/** The list of all assets (LS-01); the address holds the whole query. */
export default function ProjectPage() {
  const t = useT()
  const client = useQueryClient()
  const { filters, isCanonicalAddress, choose, push, correct, typed, searched } = useFilters()
  const query = useQuery({ ...assetsQuery(filters), enabled: isCanonicalAddress })
  const answer = query.isPlaceholderData ? undefined : query.data
  const isCorrecting = useCorrections(filters, answer, correct) || !isCanonicalAddress
  const { total = 0, facets, isListed = false } = query.data ?? {}
  const clear = () => push(cleared(filters))
  const toPage = (page: number): Filters => ({ ...filters, page })
  return (
    <>
      <div className={`content ${styles['page']}`}>
        <Card
          title={t('项目列表')}
          level={1}
          actions={
            <KeywordBox
              current={filters.q}
              onTyped={typed}
              onSearched={(text) => {
                // The same text again means a refresh.
                if (!searched(text)) void query.refetch()
              }}
            />
          }
        >
          <FilterPanel filters={filters} facets={facets} isListed={isListed} onChoose={choose} />
          <Chips filters={filters} onRemove={(name) => push(without(filters, name))} onClear={clear} />
        </Card>
        <Card label={t('查询结果')}>
          <h2 className="visuallyHidden">{t('查询结果')}</h2>
          <SortLine
            filters={filters}
            isListed={isListed}
            total={query.data?.total}
            onOrder={(order) => choose({ order })}
            onView={(view) => push(withView(filters, view))}
          />
          <SiteHits words={filters.q} />
          {isListed && <ListedNote filters={filters} />}
          <Results
            query={query}
            filters={filters}
            isCorrecting={isCorrecting}
            onRemove={(name) => push(without(filters, name))}
            onClear={clear}
          />
          {total > 0 && (
            <Pager
              page={filters.page}
              size={filters.size}
              total={total}
              sizes={sizes[filters.view]}
              onPage={(page) => push(toPage(page))}
              onSize={(size) => push(withSize(filters, size))}
              addressOf={(page) => paths.project + searchOf(toPage(page))}
              onIntent={(page) => void client.prefetchQuery(assetsQuery(toPage(page)))}
            />
          )}
        </Card>
      </div>
      <CompareBar />
    </>
  )
}
