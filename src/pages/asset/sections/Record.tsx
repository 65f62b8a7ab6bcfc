import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { isSealed } from '#src/model/listing/sealed.ts'
import { mergedQuotes } from '#src/features/asset-detail/live.ts'
import { recordQuery, recordSize } from '#src/features/asset-detail/queries.ts'
import { PriceText } from '#src/features/listing/PriceText.tsx'
import { useOwnNumber } from '#src/features/quote-room/own-number.ts'
import type { AssetDetail, QuoteRow } from '#src/model/listing/detail.ts'
import { hiddenAmount } from '#src/model/listing/labels.ts'
import { dateTimeSeconds } from '#src/model/time/shanghai.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { QueryBoundary, EmptyState, Skeleton } from '#src/shared/ui/feedback/query-states.tsx'
import { type Column, DataTable } from '#src/shared/ui/list/DataTable.tsx'
import { Tag } from '#src/shared/ui/display/Tag.tsx'
import { Callout } from '#src/shared/ui/feedback/Callout.tsx'
import { Pager } from '#src/shared/ui/list/Pager.tsx'
import screen from '../asset.module.css'
import { EarlierRooms } from './EarlierRooms.tsx'
import styles from './Record.module.css'

/** Loaded for the record of an ended room only. */
const Replay = lazy(() => import('./Replay.tsx'))

/** The listing that gives the unit of a bid: bids on a lot of a package are in the unit of the lot. */
const unitOf = (asset: AssetDetail, lotName: string | undefined) =>
  (lotName === undefined ? null : asset.members.find(({ assetsName }) => assetsName === lotName)) ?? asset

type Props = { asset: AssetDetail; live: readonly QuoteRow[] }

function Table({ asset, quotes, isFirstPage }: { asset: AssetDetail; quotes: QuoteRow[]; isFirstPage: boolean }) {
  const t = useT()
  const own = useOwnNumber(asset.assetsId)
  const leading = isFirstPage ? quotes[0]?.seq : undefined
  // Each lot has its own leader, who may be on another page.
  const hasLots = quotes.some(({ lotName }) => lotName !== undefined)
  const columns: Column<QuoteRow>[] = [
    { key: 'seq', header: t('序号'), render: ({ seq }) => seq },
    {
      key: 'lot',
      header: t('标的名称'),
      lang: 'zh-CN',
      wraps: true,
      className: styles['lotName'],
      render: ({ lotName }) => lotName,
    },
    {
      key: 'bidNo',
      header: t('竞买号'),
      render: ({ bidNo }) => (
        <>
          {bidNo}
          {bidNo === own && <Tag tone="info">{t('我')}</Tag>}
        </>
      ),
    },
    {
      key: 'amount',
      header: t('报价'),
      align: 'right',
      isPrice: true,
      render: ({ amount, lotName }) =>
        amount === null || amount === undefined ? (
          hiddenAmount
        ) : (
          <PriceText price={amount} row={unitOf(asset, lotName)} />
        ),
    },
    { key: 'at', header: t('报价时间'), className: styles['at'], render: ({ at }) => dateTimeSeconds(at) },
    {
      key: 'result',
      header: t('结果'),
      render: ({ seq, amount }) =>
        amount && (seq === leading ? <Tag tone="active">{t('领先')}</Tag> : <Tag tone="muted">{t('出局')}</Tag>),
    },
  ]
  return (
    <DataTable
      caption={t('竞价记录')}
      columns={columns.filter(({ key }) => key !== (hasLots ? 'result' : 'lot'))}
      rows={quotes}
      rowKey={({ seq }) => seq}
      rowProps={({ bidNo }) => ({ 'data-mine': bidNo === own ? '' : undefined })}
      rowHeight={40}
      narrow="columns"
      isDense
    />
  )
}

/** The bids so far, newest first, with bidder numbers instead of names; new bids appear live (domain 3.8). */
function Quotes({ asset, live }: Props) {
  const t = useT()
  const [page, setPage] = useState(1)
  const query = useQuery(recordQuery(asset.assetsId, page))
  const nothing = isSealed(asset) ? t('密封报价，开启前不公开金额') : t('暂无报价')
  // Live bids replace a first page that is loading or has failed.
  const isLive = page === 1 && live.length > 0
  const data = isLive && !query.data ? { records: [], total: live.length } : query.data
  return (
    <QueryBoundary
      query={{ ...query, data }}
      loading={<Skeleton height={240} />}
      minHeight={240}
      isEmpty={({ records }) => records.length === 0 && !isLive}
      empty={<EmptyState text={nothing} minHeight={240} />}
    >
      {({ records, total }) => (
        <div className={screen['stack']}>
          <output className={styles['total']}>
            {t('共 {{count}} 次报价', { count: Math.max(total, asset.biddingCount ?? 0) })}
            {isSealed(asset) && ` · ${t('密封报价，开启前不公开金额')}`}
          </output>
          <Table
            asset={asset}
            quotes={page === 1 ? mergedQuotes(live, records).slice(0, recordSize) : records}
            isFirstPage={page === 1}
          />
          {total > recordSize && (
            <Pager page={page} size={recordSize} total={total} onPage={setPage} label={t('竞价记录分页')} />
          )}
        </div>
      )}
    </QueryBoundary>
  )
}

const over: ReadonlySet<string> = new Set(['DEAL_PUBLICITY', 'SIGNING', 'SETTLING', 'DONE', 'FAILED', 'TERMINATED'])
const running: ReadonlySet<string> = new Set(['NOTICE_BIDDING', 'BIDDING', 'DELAY', 'PRIORITY', 'PAUSED', 'BID_END'])

/** The time from which the record can be replayed. */
function Later({ asset: { status, bidUntil } }: { asset: AssetDetail }) {
  const t = useT()
  if (!running.has(status ?? '')) return null
  return (
    <Callout>
      {status === 'BIDDING' || status === 'DELAY' || status === 'NOTICE_BIDDING'
        ? t('竞价结束后（预计 {{time}}）可在此逐次回放并校验报价记录。', { time: dateTimeSeconds(bidUntil) })
        : t('竞价结束后可在此逐次回放并校验报价记录。')}
    </Callout>
  )
}

/** The record of the latest room: the bids of a running one; of an ended one the replay, with the verification of its hash chain. */
function Latest({ asset, live }: Props) {
  if (!over.has(asset.status ?? ''))
    return (
      <>
        <Later asset={asset} />
        <Quotes asset={asset} live={live} />
      </>
    )
  return (
    <>
      <Suspense fallback={<Skeleton height={480} />}>
        <Replay asset={asset} />
      </Suspense>
      {asset.members.length > 0 && <Quotes asset={asset} live={live} />}
    </>
  )
}

/** The bidding record, and those of the rooms before an extension of the notice; the address names one of them. */
export function Record({ asset, live }: Props) {
  const [search] = useSearchParams()
  const rooms = asset.earlierRooms ?? []
  const round = Number(search.get('round'))
  const earlier = rooms[round - 1]
  return (
    <div className={screen['stack']}>
      {earlier ? (
        <Suspense fallback={<Skeleton height={480} />}>
          <Replay asset={asset} earlier={{ roomId: earlier.roomId, round }} />
        </Suspense>
      ) : (
        <Latest asset={asset} live={live} />
      )}
      {rooms.length > 0 && <EarlierRooms rooms={rooms} shown={earlier ? round : null} />}
    </div>
  )
}
