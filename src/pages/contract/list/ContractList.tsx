import { useQuery } from '@tanstack/react-query'
import { contractTabLabels } from '#src/features/contract/labels.ts'
import { contractsQuery } from '#src/features/contract/queries.ts'
import type { ContractRow } from '#src/model/contract/schema.ts'
import { type ContractTab, contractTabs, countsOfTabs, tabOfContract } from '#src/model/contract/tabs.ts'
import { paths } from '#src/model/paths.ts'
import { listAddress, param } from '#src/shared/lib/query/list-params.ts'
import { useListState } from '#src/shared/lib/query/use-list-state.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { ListFilters } from '#src/shared/ui/list/ListFilters.tsx'
import { ListScreen } from '#src/shared/ui/list/ListScreen.tsx'
import { ContractRows, rowHeight } from './ContractRows.tsx'

const contractListAddress = listAddress(paths.myContract, {
  tab: param.oneOf(contractTabs, 'all'),
  q: param.text(50),
  page: param.page(),
})

const pageSize = 10

type Filter = { tab: ContractTab; q: string; page: number }

const hasText = ({ no, name, assetsName, projectNo }: ContractRow, text: string): boolean =>
  [no, name, assetsName, projectNo].some((part) => part.toLowerCase().includes(text.toLowerCase()))

/** One page of the contracts that match; the counts are those of all. */
function pageOf(rows: readonly ContractRow[], { tab, q, page }: Filter) {
  const matching = rows.filter((row) => (tab === 'all' || tabOfContract(row) === tab) && hasText(row, q))
  const start = (page - 1) * pageSize
  return {
    records: matching.slice(start, start + pageSize),
    total: matching.length,
    size: pageSize,
    current: page,
    counts: countsOfTabs(rows),
  }
}

/** The contracts by whose turn it is, searched by number and name. */
export function ContractList() {
  const t = useT()
  const list = useListState(contractListAddress)
  const contracts = useQuery({ ...contractsQuery, select: (rows) => pageOf(rows, list.state) })
  const counts = contracts.data?.counts
  return (
    <ListScreen
      label={t('我的合同')}
      list={list}
      query={contracts}
      tabs={{
        label: t('合同状态'),
        param: 'tab',
        items: contractTabs.map((key) => ({ key, label: t(contractTabLabels[key]), count: counts?.[key] ?? null })),
      }}
      filters={
        <ListFilters
          list={list}
          label={t('查找合同')}
          submit={t('查询')}
          fields={[{ kind: 'text', param: 'q', label: t('合同编号、名称或项目') }]}
        />
      }
      rowHeight={rowHeight}
      empty={{
        text: t('您暂无合同'),
        hint: t('成交双方确认后，合同自动生成，在这里拟定、确认和签署。'),
        link: { label: t('返回账户总览'), to: paths.usercenterIndex },
      }}
      emptyNarrowed={{ text: t('没有符合条件的合同'), link: { label: t('查看全部合同') } }}
    >
      {(records) => <ContractRows rows={records} />}
    </ListScreen>
  )
}
