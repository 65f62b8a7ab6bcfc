import { useQuery } from '@tanstack/react-query'
import { depositsQuery } from '#src/features/deposit/queries.ts'
import { countOf, tabKeys } from '#src/features/deposit/tabs.ts'
import { tabLabels } from '#src/features/deposit/labels.ts'
import { Yuan } from '#src/features/deposit/Yuan.tsx'
import type { DepositSummary } from '#src/model/deposit/schema.ts'
import { paths } from '#src/model/paths.ts'
import { listAddress, param } from '#src/shared/lib/query/list-params.ts'
import { useListState } from '#src/shared/lib/query/use-list-state.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Facts } from '#src/shared/ui/display/Facts.tsx'
import { Skeleton } from '#src/shared/ui/feedback/query-states.tsx'
import { ListFilters } from '#src/shared/ui/list/ListFilters.tsx'
import { ListScreen } from '#src/shared/ui/list/ListScreen.tsx'
import { DepositRows } from './DepositRows.tsx'

const depositList = listAddress(paths.myDeposit, {
  tab: param.named('state', param.oneOf(tabKeys, 'all')),
  q: param.text(50),
  page: param.page(),
})

/** Sums over all deposits, whatever the list shows (domain 6.14). */
function Summary({ summary }: { summary: DepositSummary | undefined }) {
  const t = useT()
  const sum = (label: string, amount: string | undefined) => ({
    label,
    value: amount === undefined ? <Skeleton height={28} width={120} /> : <Yuan amount={amount} />,
  })
  return (
    <Facts
      layout="tiles"
      items={[
        sum(t('在途（部分到账）'), summary?.onTheWay),
        sum(t('有效'), summary?.effective),
        sum(t('冻结'), summary?.frozen),
        sum(t('待退'), summary?.toRefund),
      ]}
    />
  )
}

/** The deposits, filtered by state and text, below their sums. */
export function DepositList() {
  const t = useT()
  const list = useListState(depositList)
  const deposits = useQuery(depositsQuery(list.state))
  const counts = deposits.data?.counts
  return (
    <>
      <Summary summary={deposits.data?.summary} />
      <ListScreen
        label={t('我的保证金')}
        list={list}
        query={deposits}
        tabs={{
          label: t('保证金状态'),
          param: 'tab',
          items: tabKeys.map((key) => ({
            key,
            label: t(tabLabels[key]),
            count: counts ? countOf(key, counts) : null,
          })),
        }}
        filters={
          <ListFilters
            list={list}
            label={t('查找保证金')}
            submit={t('查询')}
            fields={[{ kind: 'text', param: 'q', label: t('项目名称或编号') }]}
          />
        }
        rowHeight={64}
        empty={{ text: t('您暂无保证金记录'), link: { label: t('查看正在报名的项目'), to: paths.project } }}
        emptyNarrowed={{ text: t('没有符合条件的保证金'), link: { label: t('查看全部保证金') } }}
      >
        {(records) => <DepositRows rows={records} />}
      </ListScreen>
    </>
  )
}
