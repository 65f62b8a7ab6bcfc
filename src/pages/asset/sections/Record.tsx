import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { isVeiled, veil } from '#src/features/asset-detail/amounts.ts'
import { mergedQuotes } from '#src/features/asset-detail/live.ts'
import { recordQuery, recordSize } from '#src/features/asset-detail/queries.ts'
import { PriceText } from '#src/features/listing/PriceText.tsx'
import { useOwnNumber } from '#src/features/quote-room/own-number.ts'
import type { AssetDetail, QuoteRow } from '#src/model/listing/detail.ts'
import { dateTimeSeconds } from '#src/model/time/shanghai.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { QueryBoundary, EmptyState, Skeleton } from '#src/shared/ui/feedback/query-states.tsx'
import { type Column, DataTable } from '#src/shared/ui/list/DataTable.tsx'
import { Pager } from '#src/shared/ui/list/Pager.tsx'
import styles from './Record.module.css'

/** Comes only to who opens the record of a room that is over. */
const Replay = lazy(() => import('./Replay.tsx'))

/** A lot of a package is quoted for in its own unit. */
const unitOf = (asset: AssetDetail, lotName: string | undefined) =>
  (lotName === undefined ? null : asset.members.find(({ assetsName }) => assetsName === lotName)) ?? asset

type Props = { asset: AssetDetail; live: readonly QuoteRow[] }

function Table({ asset, quotes, isFirstPage }: { asset: AssetDetail; quotes: QuoteRow[]; isFirstPage: boolean }) {
  const t = useT()
  const own = useOwnNumber(asset.assetsId)
  const leading = isFirstPage ? quotes[0]?.seq : undefined
  // Each lot has a leader of its own, who may stand on another page.
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
          {bidNo === own && <span className={styles['mine']}>{t('我')}</span>}
        </>
      ),
    },
    {
      key: 'amount',
      header: t('报价'),
      align: 'right',
      isPrice: true,
      render: ({ amount, lotName }) =>
        amount === null || amount === undefined ? veil : <PriceText price={amount} row={unitOf(asset, lotName)} />,
    },
    { key: 'at', header: t('报价时间'), className: styles['at'], render: ({ at }) => dateTimeSeconds(at) },
    {
      key: 'result',
      header: t('结果'),
      render: ({ seq, amount }) =>
        amount &&
        (seq === leading ? (
          <span className={styles['lead']}>{t('领先')}</span>
        ) : (
          <span className={styles['out']}>{t('出局')}</span>
        )),
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

/** The quotes so far: numbers and never names, the newest first, growing while they are watched (domain 3.8). */
function Quotes({ asset, live }: Props) {
  const t = useT()
  const [page, setPage] = useState(1)
  const query = useQuery(recordQuery(asset.assetsId, page))
  const nothing = isVeiled(asset) ? t('密封报价，开启前不公开金额') : t('还没有人报价')
  // What came over the line stands in for a first page that is on its way, or lost.
  const isLive = page === 1 && live.length > 0
  const told = isLive && !query.data ? { records: [], total: live.length } : query.data
  return (
    <QueryBoundary
      query={{ ...query, data: told }}
      loading={<Skeleton height={240} />}
      minHeight={240}
      isEmpty={({ records }) => records.length === 0 && !isLive}
      empty={<EmptyState text={nothing} minHeight={240} />}
    >
      {({ records, total }) => (
        <>
          <output className={styles['total']}>
            {t('共 {{count}} 次报价', { count: Math.max(total, asset.biddingCount ?? 0) })}
            {isVeiled(asset) && ` · ${t('密封报价，开启前不公开金额')}`}
          </output>
          <Table
            asset={asset}
            quotes={page === 1 ? mergedQuotes(live, records).slice(0, recordSize) : records}
            isFirstPage={page === 1}
          />
          {total > recordSize && (
            <div className={styles['pager']}>
              <Pager page={page} size={recordSize} total={total} onPage={setPage} label={t('竞价记录分页')} />
            </div>
          )}
        </>
      )}
    </QueryBoundary>
  )
}

const over: ReadonlySet<string> = new Set(['DEAL_PUBLICITY', 'SIGNING', 'SETTLING', 'DONE', 'FAILED', 'TERMINATED'])
const running: ReadonlySet<string> = new Set(['NOTICE_BIDDING', 'BIDDING', 'DELAY', 'PRIORITY', 'PAUSED', 'BID_END'])

/** When the record can be replayed. */
function Later({ asset: { status, bidUntil } }: { asset: AssetDetail }) {
  const t = useT()
  if (!running.has(status ?? '')) return null
  return (
    <p className={styles['later']}>
      {status === 'BIDDING' || status === 'DELAY' || status === 'NOTICE_BIDDING'
        ? t('竞价结束后（预计 {{time}}）可在此逐次回放并校验报价记录。', { time: dateTimeSeconds(bidUntil) })
        : t('竞价结束后可在此逐次回放并校验报价记录。')}
    </p>
  )
}

/** The bidding record: while the room runs, its quotes; once it is over, the replay with the check of its chain. */
export function Record({ asset, live }: Props) {
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
      {asset.members.length > 0 && (
        <div className={styles['whole']}>
          <Quotes asset={asset} live={live} />
        </div>
      )}
    </>
  )
}
