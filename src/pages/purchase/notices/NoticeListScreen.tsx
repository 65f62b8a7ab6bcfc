import { useQuery } from '@tanstack/react-query'
import { TitleLink } from '#src/features/article/PublishedList.tsx'
import { procurementNoticesQuery } from '#src/features/procurement/detail-queries.ts'
import { procurementPlate } from '#src/features/procurement-news/plates.ts'
import { editorialPageQuery } from '#src/features/procurement-news/queries.ts'
import { useKnownRegion } from '#src/features/procurement-search/use-known-region.ts'
import { useNothingYet } from '#src/features/procurement-search/use-nothing-yet.ts'
import { useRegionNames } from '#src/features/procurement-search/use-region-names.ts'
import type { NewsRow } from '#src/model/news/schema.ts'
import { groupKeys, procurementNoticeKinds } from '#src/model/procurement/kinds.ts'
import { groupLabels, methodLabels, procurementNoticeLabels } from '#src/model/procurement/labels.ts'
import { isInverted } from '#src/model/procurement/search.ts'
import type { ProcurementNoticeRow } from '#src/model/procurement/schema.ts'
import { linkToPurchase } from '#src/model/purchase-links.ts'
import { date, dateTime } from '#src/model/time/shanghai.ts'
import { useCorrectAddress } from '#src/shared/lib/query/use-correct-address.ts'
import { type ListState, useListState } from '#src/shared/lib/query/use-list-state.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { ListFilters } from '#src/shared/ui/list/ListFilters.tsx'
import { ListScreen } from '#src/shared/ui/list/ListScreen.tsx'
import type { PageQuery } from '#src/shared/ui/list/PagedBlock.tsx'
import styles from './notices.module.css'
import { noticeInput, noticeList, platformInput, platformTab } from './notice-list.ts'
import { NoticeTag } from './NoticeTag.tsx'

type Row = ProcurementNoticeRow | NewsRow
type List = ListState<typeof noticeList.schema>

const isOfProject = (row: Row): row is ProcurementNoticeRow => 'projectId' in row

function NoticeRow({ row, q }: { row: Row; q: string }) {
  const t = useT()
  if (!isOfProject(row)) {
    const day = date(row.publishDate ?? row.createTime)
    return (
      <li className={styles['row']}>
        <h2 lang="zh-CN">
          <TitleLink to={linkToPurchase.platformNotice(row.id)} title={row.title} q={q} />
        </h2>
        <p className={styles['facts']}>
          <time className="number" dateTime={day}>
            {day}
          </time>
        </p>
      </li>
    )
  }
  const method: string = (methodLabels as Readonly<Record<string, string>>)[row.method] ?? row.method
  return (
    <li className={styles['row']}>
      <h2 lang="zh-CN">
        <TitleLink to={linkToPurchase.notice(row.id)} title={row.title} q={q} />
      </h2>
      <p className={styles['facts']}>
        <NoticeTag notice={row} />
        <span>{t(method)}</span>
        <span>{t(row.region)}</span>
        <time className="number" dateTime={new Date(row.publishedAt).toISOString()}>
          {dateTime(row.publishedAt)}
        </time>
      </p>
    </li>
  )
}

type Regions = readonly { key: string; name: string; count: number }[]

/** The regions with notices under the other filters, and the chosen one even without any. */
function useRegionOptions(chosen: string, regions: Regions) {
  const t = useT()
  const names = useRegionNames(chosen === '' ? [] : [chosen])
  const isCounted = chosen === '' || regions.some(({ key }) => key === chosen)
  const all = isCounted ? regions : [...regions, { key: chosen, name: names[chosen] ?? chosen, count: 0 }]
  return all.map(({ key, name, count }) => [key, `${t(name)} (${count})`] as const)
}

function Filters({ list, regions }: { list: List; regions: Regions }) {
  const t = useT()
  const regionOptions = useRegionOptions(list.state.region, regions)
  const ofProjects = [
    {
      kind: 'choice',
      param: 'group',
      label: t('采购类型'),
      all: t('全部'),
      options: groupKeys.map((key) => [key, t(groupLabels[key])] as const),
    },
    {
      kind: 'choice',
      param: 'region',
      label: t('地区'),
      all: t('全部'),
      options: regionOptions,
    },
  ] as const
  return (
    <ListFilters
      list={list}
      label={t('筛选公告')}
      submit={t('查询')}
      clear={t('清除条件')}
      fields={[
        ...(list.state.kind === platformTab ? [] : ofProjects),
        { kind: 'text', param: 'q', label: t('关键词'), placeholder: t('公告标题或项目编号') },
        {
          kind: 'days',
          from: 'from',
          to: 'until',
          label: t('发布日期'),
          labels: [t('发布日期从'), t('发布日期到')],
        },
      ]}
    />
  )
}

/** Px at normal type size. */
const rowHeight = 84

/** The notices of all procurement projects by kind, and those of the platform itself (PU-04). */
export function NoticeListScreen() {
  const t = useT()
  const list = useListState(noticeList)
  useCorrectAddress(list)
  useKnownRegion(list.state.region, () => list.go({ region: '' }, { replace: true }))
  const { state } = list
  const isPlatform = state.kind === platformTab
  const notices = useQuery(procurementNoticesQuery(noticeInput(state)))
  const platform = useQuery(editorialPageQuery(procurementPlate.notices, platformInput(state)))
  const counts = notices.data && new Map(notices.data.kinds.map(({ key, count }) => [key, count]))
  const all = counts && [...counts.values()].reduce((sum, count) => sum + count, 0)
  const query: PageQuery<Row> = isPlatform ? platform : notices
  const nothing = useNothingYet(list, query)
  return (
    <div className={`content ${styles['screen']}`}>
      <h1 className={styles['title']}>{t('采购公告')}</h1>
      <ListScreen
        label={t('采购公告')}
        list={list}
        query={query}
        tabs={{
          label: t('公告类型'),
          param: 'kind',
          items: [
            // Of projects alone: notices of the platform are texts of their own.
            { key: 'all', label: t('全部项目公告'), count: all ?? null },
            ...procurementNoticeKinds.map((key) => ({
              key,
              label: t(procurementNoticeLabels[key].label),
              count: counts?.get(key) ?? null,
            })),
            { key: platformTab, label: t('平台通知'), count: platform.data?.total ?? null },
          ],
        }}
        filters={!nothing.isSo && <Filters list={list} regions={notices.data?.regions ?? []} />}
        rowHeight={rowHeight}
        empty={{ ...(!isPlatform && nothing.empty), text: t('暂无公告') }}
        emptyNarrowed={{
          text: isInverted(state.from, state.until) ? t('开始日期晚于结束日期') : t('没有符合条件的公告'),
          link: { label: t('查看全部公告') },
        }}
      >
        {(rows) => (
          <ul>
            {rows.map((row) => (
              <NoticeRow key={row.id} row={row} q={state.q} />
            ))}
          </ul>
        )}
      </ListScreen>
    </div>
  )
}
