import { useQuery } from '@tanstack/react-query'
import { settlementTabs } from '#src/api/endpoints/settlement.ts'
import { tabLabels } from '#src/features/settlement/labels.ts'
import { settlementsQuery } from '#src/features/settlement/queries.ts'
import { linkToOwn } from '#src/model/own-links.ts'
import { paths } from '#src/model/paths.ts'
import { listAddress, param } from '#src/shared/lib/query/list-params.ts'
import { useListState } from '#src/shared/lib/query/use-list-state.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { ListFilters } from '#src/shared/ui/list/ListFilters.tsx'
import { ListScreen } from '#src/shared/ui/list/ListScreen.tsx'
import { rowHeight, SettlementRows } from './SettlementRows.tsx'

const settlementList = listAddress(paths.projectSettlement, {
  tab: param.named('state', param.oneOf(settlementTabs, 'all')),
  q: param.text(50),
  page: param.page(),
})

/** The settlements, filtered by state and text. */
export function SettlementList() {
  const t = useT()
  const list = useListState(settlementList)
  const settlements = useQuery(settlementsQuery(list.state))
  const counts = settlements.data?.counts
  return (
    <ListScreen
      label={t('项目结算')}
      list={list}
      query={settlements}
      tabs={{
        label: t('结算状态'),
        param: 'tab',
        items: settlementTabs.map((key) => ({ key, label: t(tabLabels[key]), count: counts?.[key] ?? null })),
      }}
      filters={
        <ListFilters
          list={list}
          label={t('查找结算单')}
          submit={t('查询')}
          fields={[{ kind: 'text', param: 'q', label: t('项目、编号或合同号') }]}
        />
      }
      rowHeight={rowHeight}
      empty={{
        text: t('您暂无项目结算'),
        hint: t('您竞得或转出的项目签订合同后，在这里结算价款和服务费。'),
        link: { label: t('查看已竞得的项目'), to: linkToOwn.myProject({ tab: 'won' }) },
      }}
      emptyNarrowed={{ text: t('没有符合条件的结算单'), link: { label: t('查看全部结算单') } }}
    >
      {(records) => <SettlementRows rows={records} />}
    </ListScreen>
  )
}
