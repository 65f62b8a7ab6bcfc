import { Tag } from '#src/features/deposit/StateTag.tsx'
import { channelLabels, claimLabels, matchLabels, movementLabels, orderLabels } from '#src/features/deposit/labels.ts'
import { stageOf } from '#src/features/deposit/payment.ts'
import { Yuan } from '#src/features/deposit/Yuan.tsx'
import type { DepositDetail } from '#src/model/deposit/schema.ts'
import { dateTime, dateTimeSeconds } from '#src/model/time/shanghai.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Panel } from '#src/shared/ui/Panel.tsx'
import { TranslatedText } from '#src/shared/ui/TranslatedText.tsx'
import { type Column, type Line, Table } from './Table.tsx'

type Props = { deposit: DepositDetail }

const looks: Readonly<Record<string, string>> = {
  matched: 'ok',
  paid: 'ok',
  unknown: 'warn',
  checking: 'warn',
  pending: 'warn',
  processing: 'warn',
  partly: 'primary',
  refused: 'stop',
  failed: 'stop',
}

function State({ state, words }: { state: string; words: Readonly<Record<string, string>> }) {
  const t = useT()
  return <Tag look={looks[state] ?? 'plain'}>{t(words[state] ?? state)}</Tag>
}

const Figures = ({ children }: { children: string }) => <span className="number">{children}</span>

/** What the exchange or a bank says of it, in the reader's language where that is known. */
const Told = ({ text }: { text: string | null | undefined }) => (text ? <TranslatedText>{text}</TranslatedText> : '—')

/** What has arrived on the sub-account, as the bank said it (domain 6.14). */
export function Receipts({ deposit: { receipts } }: Props) {
  const t = useT()
  const columns: Column[] = [
    { label: t('流水号') },
    { label: t('付款户名'), holds: 'chinese' },
    { label: t('付款账号') },
    { label: t('付款行'), holds: 'chinese' },
    { label: t('金额'), holds: 'money' },
    { label: t('到账时间') },
    { label: t('识别') },
    { label: t('备注') },
  ]
  const lines: Line[] = receipts.toReversed().map(({ serial, payer, account, bank, amount, at, match, remark }) => ({
    key: serial,
    cells: [
      <Figures key="serial">{serial}</Figures>,
      payer,
      account ? t('尾号 {{last}}', { last: account }) : '—',
      bank || '—',
      <Yuan key="amount" amount={amount} />,
      <Figures key="at">{dateTimeSeconds(at)}</Figures>,
      <State key="match" state={match} words={matchLabels} />,
      <Told key="remark" text={remark} />,
    ],
  }))
  return (
    <Panel title={t('入账记录')}>
      <Table caption={t('入账记录')} nothing={t('还没有款项到账')} columns={columns} lines={lines} />
    </Panel>
  )
}

/** What became of the money: frozen, freed, turned into a price, sent back; with the lot and the reason. */
export function Movements({ deposit: { movements } }: Props) {
  const t = useT()
  const columns: Column[] = [
    { label: t('时间') },
    { label: t('类型') },
    { label: t('金额'), holds: 'money' },
    { label: t('标的'), holds: 'chinese' },
    { label: t('原因') },
  ]
  const lines: Line[] = movements
    .map(({ kind, amount, at, reason, lotName }, index) => ({
      key: String(index),
      cells: [
        <Figures key="at">{dateTimeSeconds(at)}</Figures>,
        t(movementLabels[kind] ?? kind),
        <Yuan key="amount" amount={amount} />,
        lotName ?? '—',
        <Told key="reason" text={reason} />,
      ],
    }))
    .toReversed()
  return (
    <Panel title={t('变动记录')}>
      <Table caption={t('变动记录')} nothing={t('还没有变动')} columns={columns} lines={lines} />
    </Panel>
  )
}

const channelWord = (channel: string | null | undefined): string =>
  (channelLabels as Readonly<Record<string, string>>)[channel ?? ''] ?? channelLabels.other

/** Payments at the gateway, the newest first. */
export function Orders({ deposit }: Props) {
  const t = useT()
  if (deposit.orders.length === 0) return null
  const columns: Column[] = [
    { label: t('发起时间') },
    { label: t('支付方式') },
    { label: t('金额'), holds: 'money' },
    { label: t('状态') },
    { label: t('说明') },
  ]
  const lines: Line[] = deposit.orders.toReversed().map((order) => ({
    key: order.id,
    cells: [
      <Figures key="at">{dateTimeSeconds(order.at)}</Figures>,
      t(channelWord(order.channel)),
      <Yuan key="amount" amount={order.amount} />,
      <State key="state" state={stageOf(order, deposit)} words={orderLabels} />,
      <Told key="reason" text={order.reason} />,
    ],
  }))
  return (
    <Panel title={t('网上支付记录')}>
      <Table caption={t('网上支付记录')} nothing="" columns={columns} lines={lines} />
    </Panel>
  )
}

/** Transfers that were claimed because the bank could not match them. */
export function Claims({ deposit: { claims } }: Props) {
  const t = useT()
  if (claims.length === 0) return null
  const columns: Column[] = [
    { label: t('流水号') },
    { label: t('付款户名'), holds: 'chinese' },
    { label: t('金额'), holds: 'money' },
    { label: t('付款日期') },
    { label: t('提交时间') },
    { label: t('状态') },
    { label: t('说明') },
  ]
  const lines: Line[] = claims.toReversed().map(({ id, serial, payer, amount, paidOn, at, state, reason }) => ({
    key: id,
    cells: [
      <Figures key="serial">{serial}</Figures>,
      payer,
      <Yuan key="amount" amount={amount} />,
      <Figures key="paid">{paidOn}</Figures>,
      <Figures key="at">{dateTime(at)}</Figures>,
      <State key="state" state={state} words={claimLabels} />,
      <Told key="reason" text={reason} />,
    ],
  }))
  return (
    <Panel title={t('补录记录')}>
      <Table caption={t('补录记录')} nothing="" columns={columns} lines={lines} />
    </Panel>
  )
}
