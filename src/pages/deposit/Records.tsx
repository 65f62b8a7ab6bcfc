import { channelLabels, claimLabels, matchLabels, movementLabels, orderLabels } from '#src/features/deposit/labels.ts'
import { stageOf } from '#src/features/deposit/payment.ts'
import { Yuan } from '#src/features/deposit/Yuan.tsx'
import type { DepositDetail } from '#src/model/deposit/schema.ts'
import { dateTime, dateTimeSeconds } from '#src/model/time/shanghai.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { EmptyState } from '#src/shared/ui/feedback/query-states.tsx'
import { Card } from '#src/shared/ui/display/Card.tsx'
import { type Column, DataTable } from '#src/shared/ui/list/DataTable.tsx'
import { StateTag } from '#src/shared/ui/display/Tag.tsx'
import { TranslatedText } from '#src/shared/ui/display/TranslatedText.tsx'
import styles from './deposit.module.css'

type Props = { deposit: DepositDetail }

/** Text of the exchange or a bank, translated where a translation is known. */
const OptionalText = ({ text }: { text: string | null | undefined }) =>
  text ? <TranslatedText>{text}</TranslatedText> : '—'

type RecordsProps<R> = {
  title: string
  /** Shown where there are no rows; without it, the block is hidden then. */
  nothing?: string
  columns: readonly Column<R>[]
  rows: readonly R[]
  rowKey: (row: R, index: number) => string | number
}

/** A block of the records of a deposit, the newest first. */
function Records<R>({ title, nothing, rows, ...table }: RecordsProps<R>) {
  if (rows.length === 0 && nothing === undefined) return null
  return (
    <Card title={title}>
      <DataTable
        {...table}
        caption={title}
        rows={rows.toReversed()}
        isDense
        empty={<EmptyState text={nothing ?? ''} />}
      />
    </Card>
  )
}

/** Columns that several kinds of records have. */
function useColumns() {
  const t = useT()
  return {
    at: {
      key: 'at',
      header: t('时间'),
      className: 'number',
      isPrimary: true,
      hasLabel: true,
      render: ({ at }: { at: number }) => dateTimeSeconds(at),
    },
    serial: {
      key: 'serial',
      header: t('流水号'),
      className: 'number',
      isPrimary: true,
      hasLabel: true,
      render: ({ serial }: { serial: string }) => serial,
    },
    payer: { key: 'payer', header: t('付款户名'), lang: 'zh-CN', render: ({ payer }: { payer: string }) => payer },
    amount: {
      key: 'amount',
      header: t('金额'),
      align: 'right',
      render: ({ amount }: { amount: string }) => <Yuan amount={amount} className={styles['sum']} />,
    },
    state: { key: 'state', header: t('状态') },
    reason: {
      key: 'reason',
      header: t('说明'),
      render: ({ reason }: { reason?: string | null | undefined }) => <OptionalText text={reason} />,
    },
  } as const
}

/** Money that has arrived on the sub-account, as the bank reports it (domain 6.14). */
export function Receipts({ deposit: { receipts } }: Props) {
  const t = useT()
  const { serial, payer, amount } = useColumns()
  return (
    <Records
      title={t('入账记录')}
      nothing={t('暂无入账记录')}
      rows={receipts}
      rowKey={(row) => row.serial}
      columns={[
        serial,
        payer,
        {
          key: 'account',
          header: t('付款账号'),
          render: ({ account }) => (account ? t('尾号 {{last}}', { last: account }) : '—'),
        },
        { key: 'bank', header: t('付款行'), lang: 'zh-CN', render: ({ bank }) => bank || '—' },
        amount,
        { key: 'at', header: t('到账时间'), className: 'number', render: ({ at }) => dateTimeSeconds(at) },
        { key: 'match', header: t('识别'), render: ({ match }) => <StateTag labels={matchLabels} state={match} /> },
        { key: 'remark', header: t('备注'), render: ({ remark }) => <OptionalText text={remark} /> },
      ]}
    />
  )
}

/** What happened to the money: frozen, released, turned into a price, refunded; with the lot and the reason. */
export function Movements({ deposit: { movements } }: Props) {
  const t = useT()
  const { at, amount, reason } = useColumns()
  return (
    <Records
      title={t('变动记录')}
      nothing={t('暂无变动记录')}
      rows={movements}
      // Counted from the oldest, so that a new movement leaves the keys of the others.
      rowKey={(_, index) => movements.length - index}
      columns={[
        at,
        { key: 'kind', header: t('类型'), render: ({ kind }) => t(movementLabels[kind] ?? kind) },
        amount,
        { key: 'lot', header: t('标的'), lang: 'zh-CN', render: ({ lotName }) => lotName ?? '—' },
        { ...reason, header: t('原因') },
      ]}
    />
  )
}

const channelLabel = (channel: string | null | undefined): string =>
  (channelLabels as Readonly<Record<string, string>>)[channel ?? ''] ?? channelLabels.other

/** Payments at the gateway. */
export function Orders({ deposit }: Props) {
  const t = useT()
  const { at, amount, state, reason } = useColumns()
  return (
    <Records
      title={t('网上支付记录')}
      rows={deposit.orders}
      rowKey={({ id }) => id}
      columns={[
        { ...at, header: t('发起时间') },
        { key: 'channel', header: t('支付方式'), render: ({ channel }) => t(channelLabel(channel)) },
        amount,
        { ...state, render: (order) => <StateTag labels={orderLabels} state={stageOf(order, deposit)} /> },
        reason,
      ]}
    />
  )
}

/** Transfers that were claimed because the bank could not match them. */
export function Claims({ deposit: { claims } }: Props) {
  const t = useT()
  const { serial, payer, amount, state, reason } = useColumns()
  return (
    <Records
      title={t('补录记录')}
      rows={claims}
      rowKey={({ id }) => id}
      columns={[
        serial,
        payer,
        amount,
        { key: 'paid', header: t('付款日期'), className: 'number', render: ({ paidOn }) => paidOn },
        { key: 'at', header: t('提交时间'), className: 'number', render: ({ at }) => dateTime(at) },
        { ...state, render: (row) => <StateTag labels={claimLabels} state={row.state} /> },
        reason,
      ]}
    />
  )
}
