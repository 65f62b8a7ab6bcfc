import { depositStateLabels } from '#src/features/deposit/labels.ts'
import { obstacleTo } from '#src/features/deposit/payment.ts'
import { Overpaid } from '#src/features/deposit/Overpaid.tsx'
import { OverdueTag } from '#src/features/listing/OwedPrice.tsx'
import { Yuan } from '#src/features/deposit/Yuan.tsx'
import { type DepositRow, depositState } from '#src/model/deposit/schema.ts'
import { linkToOwn } from '#src/model/own-links.ts'
import { exactTime } from '#src/model/time/exact.ts'
import { dateTime } from '#src/model/time/shanghai.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { StateTag } from '#src/shared/ui/display/Tag.tsx'
import { serverNow } from '#src/shared/lib/time/server-time.ts'
import { type Column, DataTable } from '#src/shared/ui/list/DataTable.tsx'
import { RowActions } from '#src/shared/ui/list/RowActions.tsx'

const isAwaited = ({ state }: DepositRow): boolean => state === depositState.due || state === depositState.partly
const canPay = (row: DepositRow): boolean =>
  isAwaited(row) && obstacleTo({ ...row, missing: '0' }, serverNow()) === null

function When({ row }: { row: DepositRow }) {
  const t = useT()
  const { arrivedAt, deadline, closedReason } = row
  if (closedReason) return <span lang="zh-CN">{closedReason}</span>
  return (
    <span className="number">
      {isAwaited(row) || !arrivedAt
        ? t('{{time}} 截止', { time: exactTime(deadline) })
        : t('{{time}} 到账', { time: dateTime(arrivedAt) })}
    </span>
  )
}

/** Deposits with the actions for each. */
export function DepositRows({ rows }: { rows: readonly DepositRow[] }) {
  const t = useT()
  const columns: Column<DepositRow>[] = [
    {
      key: 'name',
      header: t('项目'),
      width: '24%',
      lang: 'zh-CN',
      isPrimary: true,
      to: ({ id }) => linkToOwn.deposit(id),
      render: ({ assetsName }) => assetsName,
    },
    { key: 'due', header: t('应缴'), align: 'right', render: ({ due }) => <Yuan amount={due} /> },
    {
      key: 'paid',
      header: t('已缴'),
      align: 'right',
      render: (row) => (
        <>
          <Yuan amount={row.paid} />
          <Overpaid deposit={row} className="muted" />
        </>
      ),
    },
    { key: 'frozen', header: t('冻结'), align: 'right', render: ({ frozen }) => <Yuan amount={frozen} /> },
    {
      key: 'state',
      header: t('状态'),
      render: ({ state, price }) => (
        <>
          <StateTag labels={depositStateLabels} state={state} /> <OverdueTag price={price} />
        </>
      ),
    },
    { key: 'when', header: t('截止 / 到账时间'), render: (row) => <When row={row} /> },
    {
      key: 'actions',
      header: t('操作'),
      isActions: true,
      render: (row) => (
        <RowActions
          of={row.assetsName}
          actions={[
            ...(canPay(row) ? [{ label: t('去交纳'), to: linkToOwn.cashier(row.enrolId) }] : []),
            { label: t('查看'), to: linkToOwn.deposit(row.id) },
          ]}
        />
      ),
    },
  ]
  return (
    <DataTable caption={t('我的保证金')} columns={columns} rows={rows} rowKey={({ id }) => id} rowHeight={64} isDense />
  )
}
