import { Fragment } from 'react'
import { Link } from 'react-router-dom'
import { obstacleTo } from '#src/features/deposit/payment.ts'
import { Overpaid } from '#src/features/deposit/Overpaid.tsx'
import { OverdueTag } from '#src/features/listing/OwedPrice.tsx'
import { StateTag } from '#src/features/deposit/StateTag.tsx'
import { Yuan } from '#src/features/deposit/Yuan.tsx'
import { type DepositRow, depositState } from '#src/model/deposit/schema.ts'
import { linkTo } from '#src/model/paths.ts'
import { exactTime } from '#src/model/time/exact.ts'
import { dateTime } from '#src/model/time/shanghai.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { serverNow } from '#src/shared/lib/time/server-time.ts'
import styles from '../deposit.module.css'
import { type Column, type Line, Table } from '../Table.tsx'

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

function Acts({ row }: { row: DepositRow }) {
  const t = useT()
  return (
    <span className={styles['acts']}>
      {canPay(row) && (
        <Link className={styles['link']} to={linkTo.cashier(row.enrolId)}>
          {t('去缴纳')}
        </Link>
      )}
      <Link className={styles['link']} to={linkTo.deposit(row.id)}>
        {t('查看')} <span className="visuallyHidden">{row.assetsName}</span>
      </Link>
    </span>
  )
}

/** Deposits with what one can do about each. */
export function DepositRows({ rows }: { rows: readonly DepositRow[] }) {
  const t = useT()
  const columns: Column[] = [
    { label: t('项目'), holds: 'name' },
    { label: t('应缴'), holds: 'money' },
    { label: t('已缴'), holds: 'money' },
    { label: t('冻结'), holds: 'money' },
    { label: t('状态') },
    { label: t('截止 / 到账时间') },
    { label: t('操作') },
  ]
  const lines: Line[] = rows.map((row) => ({
    key: row.id,
    cells: [
      <Link key="name" className={styles['link']} to={linkTo.deposit(row.id)}>
        {row.assetsName}
      </Link>,
      <Yuan key="due" amount={row.due} />,
      <Fragment key="paid">
        <Yuan amount={row.paid} />
        <Overpaid deposit={row} className={styles['quiet']} />
      </Fragment>,
      <Yuan key="frozen" amount={row.frozen} />,
      <Fragment key="state">
        <StateTag state={row.state} /> <OverdueTag price={row.price} />
      </Fragment>,
      <When key="when" row={row} />,
      <Acts key="acts" row={row} />,
    ],
  }))
  return <Table caption={t('我的保证金')} nothing={t('您还没有保证金')} columns={columns} lines={lines} />
}
