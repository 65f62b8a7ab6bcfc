import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearchParams } from 'react-router-dom'
import { type FavouriteFilter, keptQuery } from '#src/features/favourite/kept.ts'
import { type FavouriteCounts, favouriteStages } from '#src/model/favourite/schema.ts'
import { paths } from '#src/model/paths.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { hereQuery } from '#src/shared/lib/navigation/navigation.ts'
import { EmptyState } from '#src/shared/ui/query-states.tsx'
import { keepFocus } from '#src/shared/ui/focus.ts'
import { PagedBlock } from '#src/shared/ui/list/PagedBlock.tsx'
import { Panel } from '#src/shared/ui/Panel.tsx'
import { TabPanel, Tabs, useTabsId } from '#src/shared/ui/Tabs.tsx'
import { stageLabels } from '../labels.ts'
import { favouriteFilterIn, favouritesAddress } from '../list/address.ts'
import { FavouriteRows } from './FavouriteRows.tsx'
import { FavouriteTools } from './FavouriteTools.tsx'
import styles from '../list/list.module.css'

const rowHeight = 102

type StageProps = {
  id: string
  filter: FavouriteFilter
  counts: FavouriteCounts | undefined
  onChange: (stage: FavouriteFilter['stage']) => void
}

function StageTabs({ id, filter, counts, onChange }: StageProps) {
  const t = useT()
  const tabs = [
    { key: 'all' as const, label: t('全部'), count: counts?.all ?? null },
    ...favouriteStages.map((stage) => ({ key: stage, label: t(stageLabels[stage]), count: counts?.[stage] ?? null })),
  ]
  return (
    <Tabs
      id={id}
      tabs={tabs}
      active={filter.stage ?? 'all'}
      label={t('收藏状态')}
      onChange={(key) => onChange(key === 'all' ? null : key)}
    />
  )
}

function Nothing({ filter: { q, stage } }: { filter: FavouriteFilter }) {
  const t = useT()
  const isNarrowed = q !== '' || stage !== null
  return (
    <EmptyState
      text={isNarrowed ? t('没有符合条件的收藏') : t('您还没有收藏项目')}
      hint={
        isNarrowed ? (
          <Link className={styles['way']} to={paths.myCollect}>
            {t('查看全部收藏')}
          </Link>
        ) : (
          <Link className={styles['way']} to={paths.project}>
            {t('去项目列表看看')}
          </Link>
        )
      }
      minHeight={rowHeight * 3}
    />
  )
}

/** The favourites with their stages, search, order, rows and pages; what is shown stands in the address. */
export function FavouriteList() {
  const t = useT()
  const id = useTabsId()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const filter = favouriteFilterIn(search)
  const query = useQuery(keptQuery(filter))
  const go = (change: Partial<FavouriteFilter>) =>
    void navigate(favouritesAddress({ ...favouriteFilterIn(hereQuery()), page: 1, ...change }), {
      preventScrollReset: true,
    })
  return (
    <Panel
      label={t('我的收藏')}
      tabs={<StageTabs id={id} filter={filter} counts={query.data?.counts} onChange={(stage) => go({ stage })} />}
    >
      <FavouriteTools filter={filter} go={go} />
      <TabPanel id={id} active={filter.stage ?? 'all'}>
        <div role="group" aria-label={t('我的收藏')} tabIndex={-1} ref={keepFocus}>
          <PagedBlock
            query={query}
            page={filter.page}
            addressOf={(page) => favouritesAddress({ ...filter, page })}
            loadingHeight={rowHeight * 5}
            minHeight={rowHeight * 3}
            empty={<Nothing filter={filter} />}
          >
            {(records) => <FavouriteRows rows={records} filter={filter} />}
          </PagedBlock>
        </div>
      </TabPanel>
    </Panel>
  )
}
