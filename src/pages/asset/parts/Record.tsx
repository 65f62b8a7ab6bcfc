import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { isVeiled, veil } from '#src/features/asset-detail/amounts.ts'
import { mergedQuotes } from '#src/features/asset-detail/live.ts'
import { recordQuery, recordSize } from '#src/features/asset-detail/queries.ts'
import { PriceText } from '#src/features/listing/PriceText.tsx'
import type { AssetDetail, QuoteRow } from '#src/model/listing/detail.ts'
import { dateTimeSeconds } from '#src/model/time/shanghai.ts'
import { useT } from '#src/shared/lib/i18n.ts'
import { Block, Empty, Skeleton } from '#src/shared/ui/faces.tsx'
import { Pager } from '#src/shared/ui/Pager.tsx'
import styles from './Record.module.css'

type Props = { asset: AssetDetail; live: readonly QuoteRow[] }

function Table({ asset, quotes, isFirstPage }: { asset: AssetDetail; quotes: QuoteRow[]; isFirstPage: boolean }) {
  const t = useT()
  return (
    <table className={styles['table']}>
      <caption className="unseen">{t('竞价记录')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('序号')}</th>
          <th scope="col">{t('竞买号')}</th>
          <th scope="col" className={styles['amount']}>
            {t('报价')}
          </th>
          <th scope="col">{t('报价时间')}</th>
          <th scope="col">{t('结果')}</th>
        </tr>
      </thead>
      <tbody>
        {quotes.map(({ seq, bidNo, amount, at }, index) => (
          <tr key={seq}>
            <td>{seq}</td>
            <td>{bidNo}</td>
            <td className={styles['amount']}>
              {amount === null || amount === undefined ? veil : <PriceText price={amount} row={asset} />}
            </td>
            <td>{dateTimeSeconds(at)}</td>
            <td>
              {amount &&
                (isFirstPage && index === 0 ? (
                  <span className={styles['lead']}>{t('领先')}</span>
                ) : (
                  <span className={styles['out']}>{t('出局')}</span>
                ))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The bidding record: numbers and never names, the newest first, growing while it is watched (domain 3.8). */
export function Record({ asset, live }: Props) {
  const t = useT()
  const [page, setPage] = useState(1)
  const query = useQuery(recordQuery(asset.assetsId, page))
  const nothing = isVeiled(asset) ? t('密封报价，开启前不公开金额') : t('还没有人报价')
  // What came over the line stands in for a first page that is on its way, or lost.
  const isLive = page === 1 && live.length > 0
  const told = isLive && !query.data ? { records: [], total: live.length } : query.data
  return (
    <Block
      query={{ ...query, data: told }}
      loading={<Skeleton height={240} />}
      minHeight={240}
      isEmpty={({ records }) => records.length === 0 && !isLive}
      empty={<Empty text={nothing} minHeight={240} />}
    >
      {({ records, total }) => (
        <>
          <output className={styles['total']}>
            {t('共 {{count}} 次报价', { count: Math.max(total, asset.biddingCount ?? 0) })}
            {isVeiled(asset) && ` · ${t('密封报价，开启前不公开金额')}`}
          </output>
          <div className={styles['scroll']}>
            <Table
              asset={asset}
              quotes={page === 1 ? mergedQuotes(live, records).slice(0, recordSize) : records}
              isFirstPage={page === 1}
            />
          </div>
          {total > recordSize && (
            <div className={styles['pager']}>
              <Pager page={page} size={recordSize} total={total} onPage={setPage} label={t('竞价记录分页')} />
            </div>
          )}
        </>
      )}
    </Block>
  )
}
