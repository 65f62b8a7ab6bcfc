import { Yuan } from '#src/features/deposit/Yuan.tsx'
import { sumLabels } from '#src/features/settlement/labels.ts'
import { priceName } from '#src/model/asset-kind/labels.ts'
import { linkToOwn } from '#src/model/own-links.ts'
import type { SettlementRow } from '#src/model/settlement/schema.ts'
import { dateTimeSeconds } from '#src/model/time/shanghai.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { type Column, DataTable } from '#src/shared/ui/list/DataTable.tsx'
import { RowActions } from '#src/shared/ui/list/RowActions.tsx'
import { DueTime } from '../DueTime.tsx'
import { StateOfSettlement } from '../StateOfSettlement.tsx'
import styles from '../settlement.module.css'

export const rowHeight = 88

/** Due, covered and open: three figures to compare, in one column. */
function Amounts({ row: { due, covered, open, state } }: { row: SettlementRow }) {
  const t = useT()
  const isEnded = state === 'defaulted'
  const parts = [
    [isEnded ? t('终止前应付') : t('应付'), due],
    [isEnded ? t('终止前已付') : t('已付'), covered],
    [t(isEnded ? sumLabels.ended.open : sumLabels.going.open), open],
  ] as const
  return (
    <dl className={styles['amounts']}>
      {parts.map(([label, amount]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <Yuan amount={amount} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** Until when the next payment is due, or when all had arrived. */
function DueOrSettled({ nextDueAt, settledAt }: Pick<SettlementRow, 'nextDueAt' | 'settledAt'>) {
  const t = useT()
  if (nextDueAt) return <DueTime dueAt={nextDueAt} />
  if (!settledAt) return '—'
  return (
    <>
      {t('结清时间')}
      <br />
      <span className="number">{dateTimeSeconds(settledAt)}</span>
    </>
  )
}

/** Settlements with the actions for each. */
export function SettlementRows({ rows }: { rows: readonly SettlementRow[] }) {
  const t = useT()
  const columns: Column<SettlementRow>[] = [
    {
      key: 'name',
      header: t('项目名称'),
      width: '12%',
      lang: 'zh-CN',
      isPrimary: true,
      to: ({ id }) => linkToOwn.settlement(id),
      render: ({ assetsName }) => assetsName,
    },
    { key: 'contract', header: t('合同号'), width: '14%', className: 'number', render: ({ contractNo }) => contractNo },
    {
      key: 'price',
      header: t(priceName('deal', ...rows.map(({ typeCode }) => typeCode))),
      width: '12%',
      align: 'right',
      render: ({ price }) => <Yuan amount={price} />,
    },
    {
      key: 'amounts',
      header: t('应付 / 已付 / 未付'),
      width: '18%',
      align: 'right',
      render: (row) => <Amounts row={row} />,
    },
    { key: 'fee', header: t('服务费'), width: '10%', align: 'right', render: ({ fee }) => <Yuan amount={fee} /> },
    {
      key: 'due',
      header: t('到期 / 结清'),
      width: '13%',
      render: ({ nextDueAt, settledAt }) => <DueOrSettled nextDueAt={nextDueAt} settledAt={settledAt} />,
    },
    { key: 'state', header: t('状态'), width: '8%', render: (row) => <StateOfSettlement settlement={row} /> },
    {
      key: 'actions',
      header: t('操作'),
      width: '13%',
      isActions: true,
      render: ({ id, assetsName, state }) => (
        <RowActions
          of={assetsName}
          actions={[
            ...(state === 'open' ? [{ label: t('上传付款凭证'), to: linkToOwn.settlementPayInfo(id) }] : []),
            { label: t('详情'), to: linkToOwn.settlement(id) },
          ]}
        />
      ),
    },
  ]
  return (
    <DataTable
      caption={t('项目结算')}
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      rowHeight={rowHeight}
      minWidth={900}
      isDense
    />
  )
}
