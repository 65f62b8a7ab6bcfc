import { useQuery } from '@tanstack/react-query'
import { appealsQuery } from '#src/features/appeal/queries.ts'
import { type AppealRow, appealKinds, appealStates } from '#src/model/appeal/schema.ts'
import { appealKindLabels, appealStateLabels } from '#src/model/appeal/labels.ts'
import { linkToOwn } from '#src/model/own-links.ts'
import { paths } from '#src/model/paths.ts'
import { dateTime } from '#src/model/time/shanghai.ts'
import { listAddress, param } from '#src/shared/lib/query/list-params.ts'
import { useListState } from '#src/shared/lib/query/use-list-state.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { type Column, DataTable } from '#src/shared/ui/list/DataTable.tsx'
import { ListFilters } from '#src/shared/ui/list/ListFilters.tsx'
import { ListScreen } from '#src/shared/ui/list/ListScreen.tsx'
import { StateTag, Tag } from '#src/shared/ui/display/Tag.tsx'
import { kindText } from './kind-text.ts'

const rowHeight = 56

const appealList = listAddress(paths.shensuRecord, {
  state: param.oneOf(appealStates),
  kind: param.oneOf(appealKinds),
  page: param.page(),
})

function AppealTable({ rows }: { rows: readonly AppealRow[] }) {
  const t = useT()
  const columns: Column<AppealRow>[] = [
    {
      key: 'id',
      header: t('编号'),
      width: '172px',
      className: 'number',
      isPrimary: true,
      to: ({ id }) => linkToOwn.appealDetail(id),
      render: ({ id }) => id,
    },
    { key: 'kind', header: t('类型'), render: ({ kind }) => t(kindText(kind)) },
    {
      key: 'time',
      header: t('提交时间'),
      width: '150px',
      className: 'number',
      render: ({ submittedAt }) => dateTime(submittedAt),
    },
    {
      key: 'state',
      header: t('状态'),
      width: '130px',
      render: ({ state, isReview }) => (
        <>
          <StateTag labels={appealStateLabels} state={state} /> {isReview && <Tag tone="info">{t('复核')}</Tag>}
        </>
      ),
    },
    { key: 'result', header: t('结果'), lang: 'zh-CN', render: ({ result }) => result ?? '—' },
  ]
  return (
    <DataTable caption={t('申诉记录')} columns={columns} rows={rows} rowKey={({ id }) => id} rowHeight={rowHeight} />
  )
}

/** The person's appeals, newest first. */
export function AppealList() {
  const t = useT()
  const list = useListState(appealList)
  const query = useQuery(appealsQuery(list.state))
  const counts = query.data?.counts
  const all = counts && Object.values(counts).reduce((sum, count) => sum + count, 0)
  const submit = { label: t('提交申诉'), to: linkToOwn.appeal('') }
  return (
    <ListScreen
      label={t('申诉列表')}
      list={list}
      query={query}
      tabs={{
        label: t('申诉状态'),
        param: 'state',
        items: [
          { key: 'all', label: t('全部'), count: all ?? null },
          ...appealStates.map((key) => ({ key, label: t(appealStateLabels[key].label), count: counts?.[key] ?? null })),
        ],
      }}
      filters={
        <ListFilters
          list={list}
          label={t('筛选申诉')}
          fields={[
            {
              kind: 'choice',
              param: 'kind',
              label: t('申诉类型'),
              all: t('全部'),
              options: appealKinds.map((kind) => [kind, t(appealKindLabels[kind])]),
            },
          ]}
        />
      }
      rowHeight={rowHeight}
      empty={{ text: t('您尚未提交过申诉'), link: submit }}
      emptyNarrowed={{ text: t('没有符合条件的申诉'), link: submit }}
    >
      {(records) => <AppealTable rows={records} />}
    </ListScreen>
  )
}
