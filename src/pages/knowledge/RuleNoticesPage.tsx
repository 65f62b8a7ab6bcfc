import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { call } from '#src/api/client.ts'
import { newsPage } from '#src/api/endpoints/news.ts'
import { publishedInput, type PublishedState } from '#src/features/article/published.ts'
import { PublishedList, TitleLink } from '#src/features/article/PublishedList.tsx'
import { PlateContent, PublishedRow, RowSummary } from '#src/features/article/SectionFrame.tsx'
import { SiteSearchLink } from '#src/features/site-search/SiteSearchLink.tsx'
import { legalStateLabels } from '#src/model/content/labels.ts'
import type { NewsRow, Plate } from '#src/model/news/schema.ts'
import { date } from '#src/model/time/shanghai.ts'
import { useListState } from '#src/shared/lib/query/use-list-state.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { summary } from '#src/shared/lib/text/text.ts'
import { StateTag } from '#src/shared/ui/display/Tag.tsx'
import { Library } from './Library.tsx'
import { ruleAddress, ruleNoticeList, rulePlate } from './rules.ts'

const rowHeight = 120

const noticesQuery = ({ q, from, until, page }: PublishedState) =>
  queryOptions({
    queryKey: ['knowledge', 'notices', q, from, until, page],
    queryFn: ({ signal }) =>
      call(newsPage, { ...publishedInput({ q, from, until, page }), plateCode: rulePlate.notices }, { signal }),
    placeholderData: keepPreviousData,
  })

function Notice({ row: { id, title, summarys, legal, publishDate, createTime }, q }: { row: NewsRow; q: string }) {
  return (
    <PublishedRow
      title={<TitleLink to={ruleAddress(id)} title={title} q={q} />}
      day={date(publishDate ?? createTime)}
      tags={
        <>
          <StateTag labels={legalStateLabels} state={legal?.status} />
          {legal?.number && <span lang="zh-CN">{legal.number}</span>}
        </>
      }
    >
      {summarys && <RowSummary>{summary(summarys)}</RowSummary>}
    </PublishedRow>
  )
}

function Notices({ plate: { name } }: { plate: Plate }) {
  const t = useT()
  const list = useListState(ruleNoticeList)
  return (
    <PlateContent heading={name}>
      <PublishedList
        name={name}
        list={list}
        query={useQuery(noticesQuery(list.state))}
        filtersLabel={t('筛选通知')}
        rowHeight={rowHeight}
        empty={{ text: t('暂无业务通知') }}
        emptyNarrowed={t('没有符合条件的通知')}
        below={<SiteSearchLink words={list.state.q} kind="rule" />}
      >
        {(rows) => (
          <ul>
            {rows.map((row) => (
              <Notice key={row.id} row={row} q={list.state.q} />
            ))}
          </ul>
        )}
      </PublishedList>
    </PlateContent>
  )
}

/** Notices of changes to the rules, newest first (CT-04). */
export const RuleNoticesPage = () => (
  <Library choose={(plates) => plates.find(({ plateCode }) => plateCode === rulePlate.notices)}>
    {(plate) => <Notices plate={plate} />}
  </Library>
)
