import { priceName } from '#src/model/asset-kind/labels.ts'
import { startPriceName } from '#src/model/asset-kind/prices.ts'
import type { ReactNode } from 'react'
import { depositStateLabels } from '#src/features/deposit/labels.ts'
import { enrolStateLabels } from '#src/features/enrolment/labels.ts'
import { TimeLeft } from '#src/features/listing/TimeLeft.tsx'
import { listingStateLabels } from '#src/model/listing/state/labels.ts'
import { ListingLink } from '#src/features/listing/ListingLink.tsx'
import { useLiveRow } from '#src/features/listing/live.ts'
import { OverdueTag } from '#src/features/listing/OwedPrice.tsx'
import { PriceText } from '#src/features/listing/PriceText.tsx'
import type { EnrolRow } from '#src/model/enrolment/schema.ts'
import { currentPrice, listingName } from '#src/model/listing/rules.ts'
import { dateTime } from '#src/model/time/shanghai.ts'
import { useNow } from '#src/shared/lib/time/heartbeat.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { type Column, DataTable } from '#src/shared/ui/list/DataTable.tsx'
import { StateTag, Tag } from '#src/shared/ui/display/Tag.tsx'
import { RowActions } from '#src/shared/ui/list/RowActions.tsx'
import { holderTags } from '../labels.ts'
import { actionsOf } from './enrolment-actions.ts'
import { TranslatedText } from '#src/shared/ui/display/TranslatedText.tsx'

/** The time left for what the state waits for. */
function Due({ row: { state, dueAt, price }, isOpen }: { row: EnrolRow; isOpen: boolean }) {
  const t = useT()
  // Then the tag shows it.
  const isLate = useNow() > (price?.dueAt ?? Infinity)
  const labels: Readonly<Record<string, string>> = {
    DRAFT: t('距报名截止'),
    FIX: t('距补正截止'),
    WAIT_DEPOSIT: t('距缴费截止'),
    QUALIFIED: t('距竞价开始'),
    WON: t('距付款截止'),
  }
  const label = labels[state]
  if (!label || !dueAt || isOpen || isLate) return null
  return (
    <p className="muted">
      {label} <TimeLeft deadline={dueAt} over={state === 'QUALIFIED' ? t('已开始') : undefined} />
    </p>
  )
}

/** An enrolment, with its asset as it is at this moment. */
function Live({ row, children }: { row: EnrolRow; children: (live: EnrolRow) => ReactNode }) {
  return children({ ...row, asset: useLiveRow(row.asset) })
}

function Project({ row }: { row: EnrolRow }) {
  const t = useT()
  const { asset, no, asMember, priority } = row
  return (
    <>
      <span lang="zh-CN">
        <ListingLink row={asset} />
      </span>
      <p className="muted number">
        {t('报名编号')} {no} <StateTag labels={listingStateLabels} state={asset.status} />{' '}
        {asMember && <Tag tone="special">{t('联合体成员')}</Tag>}{' '}
        {priority && <Tag tone="special">{t(holderTags[priority.state])}</Tag>}
      </p>
    </>
  )
}

/** Enrolments as rows; prices and states of the assets follow the hall (domain 6.9). */
export function EnrolTable({ rows }: { rows: readonly EnrolRow[] }) {
  const t = useT()
  const codes = rows.map(({ asset }) => asset.typeCode)
  const columns: Column<EnrolRow>[] = [
    { key: 'project', header: t('项目'), width: '24%', isPrimary: true, render: (row) => <Project row={row} /> },
    {
      key: 'kind',
      header: t('类型'),
      width: '9%',
      render: ({ asset }) => <TranslatedText>{asset.typeName ?? ''}</TranslatedText>,
    },
    {
      key: 'price',
      header: `${t(startPriceName('enrolment', ...codes))}/${t(priceName('current', ...codes))}`,
      width: '16%',
      isPrice: true,
      render: ({ asset }) => (
        <>
          <p className="muted">
            <PriceText price={asset.startPrice ?? null} row={asset} />
          </p>
          <PriceText price={currentPrice(asset)} row={asset} />
        </>
      ),
    },
    {
      key: 'time',
      header: t('报名时间'),
      width: '12%',
      className: 'number',
      render: ({ submittedAt }) => (submittedAt ? dateTime(submittedAt) : t('未提交')),
    },
    {
      key: 'deposit',
      header: t('保证金'),
      width: '13%',
      render: ({ depositState: state }) =>
        typeof state === 'number' ? <StateTag labels={depositStateLabels} state={state} /> : '—',
    },
    {
      key: 'state',
      header: t('状态'),
      render: (row) => (
        <>
          <StateTag labels={enrolStateLabels} state={row.state} /> <OverdueTag price={row.price} />
          <Due row={row} isOpen={row.state === 'QUALIFIED' && row.asset.status === 'BIDDING'} />
        </>
      ),
    },
    {
      key: 'actions',
      header: t('操作'),
      width: '12%',
      isActions: true,
      render: (row) => (
        <RowActions
          actions={actionsOf(row).map(({ label, to }) => ({ label: t(label), to }))}
          of={listingName(row.asset)}
        />
      ),
    },
  ]
  return (
    <DataTable
      caption={t('我的报名')}
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      renderRow={(row, tr) => <Live row={row}>{tr}</Live>}
      rowHeight={76}
    />
  )
}
