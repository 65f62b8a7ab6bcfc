import { useInfiniteQuery } from '@tanstack/react-query'
import { type UIEvent, useEffect, useMemo, useRef, useState } from 'react'
import { markLabels, tagLabels } from '#src/model/bidding/labels.ts'
import type { BidRow } from '#src/model/bidding/schema.ts'
import { labelOf } from '#src/model/listing/labels.ts'
import { type Translate, useT } from '#src/shared/lib/text/i18n.ts'
import { useSettings } from '#src/shared/lib/storage/settings.ts'
import { ScrollBox } from '#src/shared/ui/behaviour/ScrollBox.tsx'
import { roomBidsQuery } from '../queries.ts'
import { mergedBids, pagedBids, quotesApart, tagOf, windowOf } from './merge-pages.ts'
import type { RoomView } from '../state/room-view.ts'
import { isSealedNow } from '../state/sealed.ts'
import { bigAmount, timeOfBid } from '../price/show.ts'
import styles from './record.module.css'

/** px at the default font size. */
const plainRowHeight = 36
const mostRows = 150
/** The next page is fetched when so few rows are left below. */
const nearEnd = 20

/** Older bids are fetched page by page on scrolling. */
function useRows(room: RoomView) {
  const [isWanted, setWanted] = useState(false)
  const query = useInfiniteQuery({ ...roomBidsQuery(room.roomId), enabled: isWanted })
  const { data, hasNextPage, isFetching, fetchNextPage, refetch } = query
  const older = useMemo(() => pagedBids((data?.pages ?? []).map(({ records }) => records)), [data])
  const rows = useMemo(() => mergedBids(room.bids, older), [room.bids, older])
  // After a gap in the connection, the bids missing between pages and live bids are fetched once.
  const oldest = room.bids.at(-1)?.seq ?? 0
  const filledFor = useRef(0)
  const hasGap = older.length > 0 && oldest > (older[0]?.seq ?? 0) + 1
  useEffect(() => {
    if (!hasGap || isFetching || filledFor.current === oldest) return
    filledFor.current = oldest
    void refetch()
  }, [hasGap, isFetching, oldest, refetch])
  const more = () => {
    if (isFetching || rows.length >= room.counts.bids) return
    if (!isWanted) setWanted(true)
    else if (hasNextPage) void fetchNextPage()
  }
  return { rows, more, isFetching }
}

const isOwn = ({ bidNo }: BidRow, { me }: RoomView): boolean =>
  bidNo !== null && bidNo !== undefined && bidNo === me?.bidNo

/** The leader of the open part leads only the first stage while sealed quotes are pending. */
const tagText = (tag: string, room: RoomView, t: Translate): string =>
  tag === 'LEADING' && isSealedNow(room) ? t('第一阶段领先') : t(labelOf<keyof typeof tagLabels>(tagLabels, tag))

function Row({ bid, room, index }: { bid: BidRow; room: RoomView; index: number }) {
  const t = useT()
  const tag = tagOf(bid, room)
  const isMine = isOwn(bid, room)
  const { figure } = bigAmount(bid.amount, room.rules)
  return (
    <tr aria-rowindex={index + 2} data-mine={isMine ? '' : undefined} data-tag={tag ?? undefined}>
      <td className="number">{bid.seq}</td>
      <td className="number">
        {bid.bidNo ?? '****'}
        {isMine && <span className={styles['mine']}>{t('我')}</span>}
        {bid.mark && (
          <span className={styles['mark']}>{t(labelOf<keyof typeof markLabels>(markLabels, bid.mark))}</span>
        )}
      </td>
      <td className={styles['amount']}>{bid.amount ? figure : '******'}</td>
      <td className="number">{timeOfBid(bid.time)}</td>
      <td>{tag && <span className={styles['tag']}>{tagText(tag, room, t)}</span>}</td>
    </tr>
  )
}

const Space = ({ height }: { height: number }) => height > 0 && <tr aria-hidden style={{ height }} />

/** The bidding record: bidder numbers without names, newest first; only rows in view are rendered. */
export function Record({ room }: { room: RoomView }) {
  const t = useT()
  const rowHeight = plainRowHeight * useSettings(({ typeScale }) => typeScale)
  const [view, setView] = useState({ top: 0, height: 400 })
  const { rows, more } = useRows(room)
  const { from, until } = windowOf(rows.length, { ...view, rowHeight }, mostRows)
  const handleScroll = ({ currentTarget: { scrollTop, clientHeight } }: UIEvent<HTMLDivElement>) => {
    setView({ top: Math.max(0, scrollTop), height: clientHeight })
    if ((rows.length - nearEnd) * rowHeight < scrollTop + clientHeight) more()
  }
  const { unit } = bigAmount(room.rules.P0, room.rules)
  const apart = quotesApart(room.counts, t)
  const nothing = isSealedNow(room) ? t('密封报价，开启前只显示您本人的报价') : t('暂无竞价记录')
  return (
    <section className={styles['panel']} aria-label={t('竞价记录')}>
      <h2>
        {t('竞价记录')} <small>{t('共 {{count}} 次报价', { count: room.counts.bids })}</small>
      </h2>
      {apart && <p className={styles['apart']}>{apart}</p>}
      {apart && isSealedNow(room) && <p className={styles['apart']}>{t('密封报价，开启前只显示您本人的报价')}</p>}
      {rows.length === 0 ? (
        <p className={styles['empty']}>{nothing}</p>
      ) : (
        <ScrollBox as="div" className={styles['scroll']} role="group" label={t('竞价记录')} onScroll={handleScroll}>
          <table aria-rowcount={rows.length + 1}>
            <thead>
              <tr aria-rowindex={1}>
                <th scope="col">{t('序')}</th>
                <th scope="col">{t('竞买号')}</th>
                <th scope="col" className={styles['amount']}>
                  {t('价格（{{unit}}）', { unit: t(unit).replaceAll(' ', '\u00A0') })}
                </th>
                <th scope="col">{t('报价时间')}</th>
                <th scope="col">{t('状态')}</th>
              </tr>
            </thead>
            <tbody>
              <Space height={from * rowHeight} />
              {rows.slice(from, until).map((bid, index) => (
                <Row key={bid.seq} bid={bid} room={room} index={from + index} />
              ))}
              <Space height={(rows.length - until) * rowHeight} />
            </tbody>
          </table>
        </ScrollBox>
      )}
    </section>
  )
}
