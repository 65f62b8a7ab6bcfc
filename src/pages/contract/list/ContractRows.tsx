import { contractTones } from '#src/features/contract/labels.ts'
import { SignBy } from '#src/features/contract/SignBy.tsx'
import { kindName } from '#src/model/asset-kind/labels.ts'
import { contractTaskLabels } from '#src/model/contract/labels.ts'
import { linkOfContractTask } from '#src/model/contract/link.ts'
import { type ContractRow, contractTasks, paperState } from '#src/model/contract/schema.ts'
import { linkToOwn } from '#src/model/own-links.ts'
import { exactTime } from '#src/model/time/exact.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { StateTag } from '#src/shared/ui/display/Tag.tsx'
import { type Column, DataTable } from '#src/shared/ui/list/DataTable.tsx'
import { RowActions } from '#src/shared/ui/list/RowActions.tsx'

export const rowHeight = 88

/** The other party of the deal; both for one who only signs with them. */
const others = ({ role, seller, taker }: ContractRow): string => {
  if (role === 'taker') return seller
  return role === 'seller' ? taker : `${seller}、${taker}`
}

const isOnPaper = ({ state }: Pick<ContractRow, 'state'>): boolean => state === paperState

/** Where a contract is; of one on paper the evidence of its deal. */
const linkOf = ({ id, state }: ContractRow): string =>
  isOnPaper({ state }) ? linkToOwn.evidence(id) : linkToOwn.contract(id)

/** Until when it is to be signed; of one on paper, when it was registered. */
function Term({ row }: { row: ContractRow }) {
  const t = useT()
  if (!isOnPaper(row)) return <SignBy contract={row} />
  return <span className="number">{t('已于 {{time}} 登记', { time: exactTime(row.registeredAt) })}</span>
}

/** Contracts with the one thing to do for each. */
export function ContractRows({ rows }: { rows: readonly ContractRow[] }) {
  const t = useT()
  const columns: Column<ContractRow>[] = [
    { key: 'no', header: t('合同编号'), width: '15%', className: 'number', render: ({ no }) => no },
    {
      key: 'name',
      header: t('合同名称'),
      width: '15%',
      lang: 'zh-CN',
      isPrimary: true,
      to: linkOf,
      render: ({ name }) => name,
    },
    { key: 'project', header: t('项目编号'), width: '15%', className: 'number', render: ({ projectNo }) => projectNo },
    { key: 'other', header: t('对方'), width: '13%', lang: 'zh-CN', render: others },
    { key: 'kind', header: t('类型'), width: '8%', render: ({ typeCode }) => t(kindName(typeCode) ?? '') },
    {
      key: 'state',
      header: t('状态'),
      width: '10%',
      render: ({ state }) => <StateTag labels={contractTones} state={state} />,
    },
    { key: 'signBy', header: t('签署截止'), width: '13%', render: (row) => <Term row={row} /> },
    {
      key: 'actions',
      header: t('操作'),
      width: '11%',
      isActions: true,
      render: (row) => {
        const { id, no, task: given } = row
        const task = contractTasks.find((known) => known === given)
        return (
          <RowActions
            of={no}
            actions={[
              ...(task ? [{ label: t(contractTaskLabels[task]), to: linkOfContractTask(id, task) }] : []),
              ...(task === 'redraw' ? [] : [{ label: isOnPaper(row) ? t('存证') : t('详情'), to: linkOf(row) }]),
            ]}
          />
        )
      },
    },
  ]
  return (
    <DataTable
      caption={t('我的合同')}
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      rowHeight={rowHeight}
      isDense
    />
  )
}
