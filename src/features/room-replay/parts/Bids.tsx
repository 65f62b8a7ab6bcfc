import { memo, useState } from 'react'
import { PriceText } from '#src/features/listing/PriceText.tsx'
import type { RoomRecord } from '#src/model/bidding/calls.ts'
import type { ChainRow } from '#src/model/bidding/chain.ts'
import { markLabels, tagLabels } from '#src/model/bidding/labels.ts'
import type { ListingRow } from '#src/model/listing/schema.ts'
import { dateTimeSeconds } from '#src/model/time/shanghai.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Button } from '#src/shared/ui/Button.tsx'
import { ScrollBox } from '#src/shared/ui/ScrollBox.tsx'
import styles from '../room-replay.module.css'
import { isShown, type ReplayBid, type Timeline } from '../timeline.ts'

type Row = Pick<ListingRow, 'priceType' | 'priceUnitName'>
type Props = {
  record: RoomRecord
  timeline: Timeline
  /** The number of bids at the position. */
  count: number
  isOver: boolean
  /** Index of the leading bid. */
  leading: number | null
  /** Index of the faulty row. */
  broken: number | null
  row: Row
  own: string | null
}

/** Replaces an amount that is hidden at the position. */
const veil = '******'

function tagOf({ result }: RoomRecord, bid: ReplayBid, isOver: boolean, isLeading: boolean): keyof typeof tagLabels {
  if (bid.removed !== null) return 'REMOVED'
  if (!isLeading) return 'OUT'
  return isOver && result?.kind === 'DEAL' ? 'DEAL' : 'LEADING'
}

function Tag({ bid, tag }: { bid: ReplayBid; tag: keyof typeof tagLabels }) {
  const t = useT()
  const isFirst = tag === 'LEADING' || tag === 'DEAL'
  return (
    <>
      <span className={isFirst ? styles['lead'] : styles['out']}>{t(tagLabels[tag])}</span>
      {bid.isPriority && <span className={styles['mark']}>{t(markLabels.PRIORITY)}</span>}
      {bid.removed !== null && <span lang="zh-CN"> {bid.removed}</span>}
      {bid.movesTo !== null && (
        <span className={styles['moved']}>{t('延至 {{time}}', { time: dateTimeSeconds(bid.movesTo) })}</span>
      )}
    </>
  )
}

function Head({ hasHashes }: { hasHashes: boolean }) {
  const t = useT()
  return (
    <thead>
      <tr>
        <th scope="col">{t('序号')}</th>
        <th scope="col">{t('竞买号')}</th>
        <th scope="col" className={styles['amount']}>
          {t('报价')}
        </th>
        <th scope="col">{t('报价时间')}</th>
        <th scope="col">{t('结果')}</th>
        {hasHashes && <th scope="col">{t('报价摘要')}</th>}
        {hasHashes && <th scope="col">{t('链摘要')}</th>}
      </tr>
    </thead>
  )
}

/** The own number, which only its bearer sees. */
function Mine({ bidNo }: Pick<ReplayBid, 'bidNo'>) {
  const t = useT()
  return (
    <>
      {bidNo}
      <span className={styles['mine']}>{t('我')}</span>
    </>
  )
}

type BidRowProps = {
  bid: ReplayBid
  tag: keyof typeof tagLabels
  isKnown: boolean
  isBroken: boolean
  /** Whether it is the viewer's own bid. */
  isMine: boolean
  hashes: ChainRow | undefined
  row: Row
}

function BidRow({ bid, tag, isKnown, isBroken, isMine, hashes, row }: BidRowProps) {
  const t = useT()
  return (
    <tr className={isBroken ? styles['brokenRow'] : undefined} data-mine={isMine ? '' : undefined}>
      <td>{bid.seq}</td>
      <td>{isMine ? <Mine bidNo={bid.bidNo} /> : isKnown ? bid.bidNo : veil}</td>
      <td className={styles['amount']}>
        {isKnown ? <PriceText price={bid.amount} row={row} /> : veil}
        {isBroken && <span className={styles['wrong']}>{t('校验不符')}</span>}
      </td>
      <td>{dateTimeSeconds(bid.time)}</td>
      <td>{isKnown && <Tag bid={bid} tag={tag} />}</td>
      {hashes && <td className={styles['hash']}>{hashes.commitment}</td>}
      {hashes && <td className={styles['hash']}>{hashes.link}</td>}
    </tr>
  )
}

/** The record up to the position, newest first: the accessible equivalent of the curve. Rendered on each bid, not with time. */
export const Bids = memo(function Bids({ record, timeline, count, isOver, leading, broken, row, own }: Props) {
  const t = useT()
  const [hasHashes, setHashes] = useState(false)
  const bids = timeline.bids.slice(0, count)
  return (
    <>
      <div className={styles['tableHead']}>
        <h2>{t('报价记录')}</h2>
        <Button look="text" aria-expanded={hasHashes} onClick={() => setHashes(!hasHashes)}>
          {hasHashes ? t('隐藏每条摘要') : t('显示每条摘要')}
        </Button>
      </div>
      <ScrollBox className={styles['scroll']} label={t('报价记录')}>
        <table className={styles['table']}>
          <Head hasHashes={hasHashes} />
          <tbody>
            {bids
              .map((bid, place) => (
                <BidRow
                  // An invalid record may repeat numbers.
                  key={place}
                  bid={bid}
                  tag={tagOf(record, bid, isOver, place === leading)}
                  isKnown={isShown(bid, isOver)}
                  isBroken={place === broken}
                  isMine={bid.bidNo !== null && bid.bidNo === own}
                  hashes={hasHashes ? record.rows[place] : undefined}
                  row={row}
                />
              ))
              .toReversed()}
          </tbody>
        </table>
        {bids.length === 0 && <p className={styles['none']}>{t('此刻还没有报价')}</p>}
      </ScrollBox>
    </>
  )
})
