import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { projectRowHeight, ProjectTable } from '#src/features/procurement/ProjectTable.tsx'
import { searchAddressOf } from '#src/model/procurement/saved.ts'
import { paths } from '#src/model/paths.ts'
import { useSyncedInput } from '#src/shared/lib/hooks/use-synced-input.ts'
import { useCorrectAddress } from '#src/shared/lib/query/use-correct-address.ts'
import { type ListState, useListState } from '#src/shared/lib/query/use-list-state.ts'
import { queryText } from '#src/shared/lib/search-input.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Card } from '#src/shared/ui/display/Card.tsx'
import { EmptyState } from '#src/shared/ui/feedback/query-states.tsx'
import { SearchForm } from '#src/shared/ui/form/SearchForm.tsx'
import { ListScreen } from '#src/shared/ui/list/ListScreen.tsx'
import type { PageQuery } from '#src/shared/ui/list/PagedBlock.tsx'
import { NoticeHits, TextHits } from './Hits.tsx'
import { wholeLabels } from './labels.ts'
import {
  noticeHitsQuery,
  projectHitsQuery,
  textHitsQuery,
  wholeSearch,
  type WholeTab,
  wholeTabs,
} from './whole-search.ts'
import styles from '../search.module.css'

type List = ListState<typeof wholeSearch.schema>

function Words({ list }: { list: List }) {
  const t = useT()
  const { longest = Infinity } = list.address.schema.q
  const [typed, setTyped, send] = useSyncedInput(list.state.q)
  return (
    <SearchForm
      label={t('搜索采购专区')}
      aria-label={t('关键词')}
      placeholder={t('项目、公告、资讯、帮助')}
      maxLength={longest}
      look="primary"
      className={styles['words'] ?? ''}
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
      onSubmit={() => list.go({ q: send(queryText(typed, longest)) })}
    />
  )
}

/** The number of hits of each tab; null until it is known. */
function useCounts(q: string): Readonly<Record<WholeTab, number | null>> {
  const countOf = ({ data }: Pick<UseQueryResult<{ total: number }>, 'data'>) => data?.total ?? null
  return {
    projects: countOf(useQuery(projectHitsQuery(q, 1))),
    notices: countOf(useQuery(noticeHitsQuery(q, 1))),
    news: countOf(useQuery(textHitsQuery('news', q, 1))),
    help: countOf(useQuery(textHitsQuery('help', q, 1))),
  }
}

type HitsProps<R> = { list: List; query: PageQuery<R>; rowHeight: number; children: (rows: readonly R[]) => ReactNode }

/** One tab of the hits. */
function Hits<R>({ list, query, rowHeight, children }: HitsProps<R>) {
  const t = useT()
  const counts = useCounts(list.state.q)
  const elsewhere = wholeTabs.filter((tab) => (counts[tab] ?? 0) > 0).map((tab) => t(wholeLabels[tab]))
  return (
    <ListScreen
      label={t('搜索结果')}
      list={list}
      query={query}
      tabs={{
        label: t('搜索范围'),
        param: 'tab',
        items: wholeTabs.map((key) => ({ key, label: t(wholeLabels[key]), count: counts[key] })),
      }}
      rowHeight={rowHeight}
      loadingRows={8}
      empty={{
        text: t('没有找到“{{words}}”', { words: list.state.q }),
        hint:
          elsewhere.length > 0
            ? t('以下范围有结果：{{names}}', { names: elsewhere.join(t('、')) })
            : t('换一个更短的词试试'),
        link: { label: t('综合查询'), to: searchAddressOf({ keyName: list.state.q }) },
      }}
    >
      {children}
    </ListScreen>
  )
}

function Projects({ list }: { list: List }) {
  const t = useT()
  const { q, page } = list.state
  return (
    <Hits list={list} query={useQuery(projectHitsQuery(q, page))} rowHeight={projectRowHeight}>
      {(rows) => <ProjectTable caption={t('搜索结果')} rows={rows} words={q} />}
    </Hits>
  )
}

function Notices({ list }: { list: List }) {
  const { q, page } = list.state
  return (
    <Hits list={list} query={useQuery(noticeHitsQuery(q, page))} rowHeight={64}>
      {(rows) => <NoticeHits rows={rows} words={q} />}
    </Hits>
  )
}

function Texts({ list, tab }: { list: List; tab: 'news' | 'help' }) {
  const { q, page } = list.state
  return (
    <Hits list={list} query={useQuery(textHitsQuery(tab, q, page))} rowHeight={64}>
      {(rows) => <TextHits tab={tab} rows={rows} words={q} />}
    </Hits>
  )
}

function Found({ list }: { list: List }) {
  const { tab } = list.state
  if (tab === 'projects') return <Projects list={list} />
  return tab === 'notices' ? <Notices list={list} /> : <Texts key={tab} list={list} tab={tab} />
}

/** The search of the whole section: projects, notices, news and help, with the number of hits of each (PU-03). */
export function WholeSearchPage() {
  const t = useT()
  const list = useListState(wholeSearch)
  useCorrectAddress(list)
  return (
    <div className={`content ${styles['page']}`}>
      <Card title={t('搜索采购专区')} level={1} body="padded">
        <Words list={list} />
      </Card>
      {list.state.q === '' ? (
        <Card label={t('搜索结果')}>
          <EmptyState
            text={t('请输入要查找的词')}
            minHeight={240}
            link={{ label: t('按条件查找项目'), to: paths.purchaseSearchNew }}
          />
        </Card>
      ) : (
        <Found list={list} />
      )}
    </div>
  )
}
