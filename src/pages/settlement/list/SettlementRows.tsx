import { dueText } from '#src/features/calendar/due-text.ts'
import { Yuan } from '#src/features/deposit/Yuan.tsx'
import { payoutLabels, rowSumLabelsOf } from '#src/features/settlement/labels.ts'
import { priceName } from '#src/model/asset-kind/labels.ts'
import { partyLabel } from '#src/model/asset-kind/parties/labels.ts'
import { linkToOwn } from '#src/model/own-links.ts'
import type { SettlementRow } from '#src/model/settlement/schema.ts'
import { dateTimeSeconds } from '#src/model/time/shanghai.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Tag } from '#src/shared/ui/display/Tag.tsx'
import { type Column, DataTable } from '#src/shared/ui/list/DataTable.tsx'
import { RowActions } from '#src/shared/ui/list/RowActions.tsx'
import { DueTime } from '../DueTime.tsx'
import { StateOfSettlement } from '../StateOfSettlement.tsx'
import styles from '../settlement.module.css'

export const rowHeight = 88

function Amounts({ parts }: { parts: readonly (readonly [label: string, amount: string])[] }) {
  const t = useT()
  return (
    <dl className={styles['amounts']}>
      {parts.map(([label, amount]) => (
        <div key={label}>
          <dt>{t(label)}</dt>
          <dd>
            <Yuan amount={amount} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** Of what the taker pays. */
function Paid({ row }: { row: SettlementRow }) {
  const { due, covered, open } = row
  const labels = rowSumLabelsOf(row)
  return (
    <Amounts
      parts={[
        [labels.due, due],
        [labels.covered, covered],
        [labels.open, open],
      ]}
    />
  )
}

/** The reader's fee; of a seller also what is paid out after it. */
function Fee({ row: { fee, payout, paidOutAt } }: { row: SettlementRow }) {
  const t = useT()
  if (!payout) return <Yuan amount={fee} />
  return (
    <>
      <Yuan amount={fee} />
      <br />
      <span className="muted">{t(paidOutAt ? payoutLabels.paid : payoutLabels.due)}</span>
      <br />
      <Yuan amount={payout.amount} />
    </>
  )
}

/** Until when the next payment is due, or when all had arrived; for a seller, when it was paid out. */
function DueOrSettled({ row: { role, nextDueAt, settledAt, paidOutAt } }: { row: SettlementRow }) {
  const t = useT()
  if (nextDueAt && role === 'seller') return <span className="number">{dueText(t, nextDueAt)}</span>
  if (nextDueAt) return <DueTime dueAt={nextDueAt} />
  const isOut = role === 'seller' && paidOutAt
  const at = isOut ? paidOutAt : settledAt
  if (!at) return '—'
  return (
    <>
      {isOut ? t('划出时间') : t('结清时间')}
      <br />
      <span className="number">{dateTimeSeconds(at)}</span>
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
      width: '11%',
      lang: 'zh-CN',
      isPrimary: true,
      to: ({ id }) => linkToOwn.settlement(id),
      render: ({ assetsName }) => assetsName,
    },
    {
      key: 'contract',
      header: t('合同号 / 身份'),
      width: '14%',
      className: 'number',
      render: ({ contractNo, typeCode, role }) => (
        <>
          {contractNo}
          <br />
          <Tag tone={role === 'seller' ? 'info' : 'neutral'}>{t(partyLabel(typeCode, role))}</Tag>
        </>
      ),
    },
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
      render: (row) => <Paid row={row} />,
    },
    {
      key: 'fee',
      header: rows.some(({ payout }) => payout) ? t('服务费 / 划出') : t('服务费'),
      width: '13%',
      align: 'right',
      render: (row) => <Fee row={row} />,
    },
    {
      key: 'due',
      header: t('到期 / 结清'),
      width: '12%',
      render: (row) => <DueOrSettled row={row} />,
    },
    { key: 'state', header: t('状态'), width: '8%', render: (row) => <StateOfSettlement settlement={row} /> },
    {
      key: 'actions',
      header: t('操作'),
      width: '12%',
      isActions: true,
      render: ({ id, role, assetsName, state }) => (
        <RowActions
          of={assetsName}
          actions={[
            ...(state === 'open' && role === 'taker'
              ? [{ label: t('上传付款凭证'), to: linkToOwn.settlementPayInfo(id) }]
              : []),
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
