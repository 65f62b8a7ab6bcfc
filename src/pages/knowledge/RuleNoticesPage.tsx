import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { call } from '#src/api/client.ts'
import { newsPage } from '#src/api/endpoints/news.ts'
import { PlateContent, PublishedRow, RowSummary } from '#src/features/article/SectionFrame.tsx'
import { legalStateLabels } from '#src/model/content/labels.ts'
import type { NewsRow, Plate } from '#src/model/news/schema.ts'
import { date } from '#src/model/time/shanghai.ts'
import type { StateOf } from '#src/shared/lib/query/list-params.ts'
import { useListState } from '#src/shared/lib/query/use-list-state.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { cut, summary } from '#src/shared/lib/text/text.ts'
import { CoveringLink } from '#src/shared/ui/action/CoveringLink.tsx'
import { Marked } from '#src/shared/ui/display/Marked.tsx'
import { StateTag } from '#src/shared/ui/display/Tag.tsx'
import { ListFilters } from '#src/shared/ui/list/ListFilters.tsx'
import { ListScreen } from '#src/shared/ui/list/ListScreen.tsx'
import { Library } from './Library.tsx'
import { ruleAddress, ruleNoticeList, rulePlate } from './rules.ts'

const pageSize = 10
const rowHeight = 120
/** Spec 5: a title beside one other column. */
const titleMax = 60

const noticesQuery = ({ q, from, until, page }: StateOf<typeof ruleNoticeList.schema>) =>
  queryOptions({
    queryKey: ['knowledge', 'notices', q, from, until, page],
    queryFn: ({ signal }) => {
      const filters = { ...(q && { keyword: q }), ...(from && { from }), ...(until && { until }) }
      const input = { plateCode: rulePlate.notices, current: page, size: pageSize, ...filters }
      return call(newsPage, input, { signal })
    },
    placeholderData: keepPreviousData,
  })

function Notice({ row: { id, title, summarys, legal, publishDate, createTime }, q }: { row: NewsRow; q: string }) {
  return (
    <PublishedRow
      title={
        <CoveringLink to={ruleAddress(id)} title={title}>
          <Marked text={cut(title, titleMax)} words={q} />
        </CoveringLink>
      }
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
      <ListScreen
        label={name}
        list={list}
        query={useQuery(noticesQuery(list.state))}
        filters={
          <ListFilters
            list={list}
            label={t('筛选通知')}
            submit={t('查询')}
            clear={t('清除条件')}
            fields={[
              { kind: 'text', param: 'q', label: t('标题关键词') },
              { kind: 'days', from: 'from', to: 'until', labels: [t('发布日期从'), t('发布日期到')] },
            ]}
          />
        }
        rowHeight={rowHeight}
        empty={{ text: t('暂无业务通知') }}
        emptyNarrowed={{ text: t('没有符合条件的通知'), link: { label: t('清除条件') } }}
      >
        {(rows) => (
          <ul>
            {rows.map((row) => (
              <Notice key={row.id} row={row} q={list.state.q} />
            ))}
          </ul>
        )}
      </ListScreen>
    </PlateContent>
  )
}

/** Notices of changes to the rules, newest first (CT-04). */
export const RuleNoticesPage = () => (
  <Library choose={(plates) => plates.find(({ plateCode }) => plateCode === rulePlate.notices)}>
    {(plate) => <Notices plate={plate} />}
  </Library>
)
