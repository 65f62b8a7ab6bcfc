import { useInfiniteQuery } from '@tanstack/react-query'
import { type UIEvent, use, useEffect, useMemo, useRef, useState } from 'react'
import type { Direction } from '#src/model/bidding/direction/direction.ts'
import { markLabels } from '#src/model/bidding/labels.ts'
import type { BidRow } from '#src/model/bidding/schema.ts'
import { hiddenAmount, labelOf } from '#src/model/listing/labels.ts'
import type { Translate } from '#src/shared/lib/text/i18n.ts'
import { useSettings } from '#src/shared/lib/storage/settings.ts'
import { Card } from '#src/shared/ui/display/Card.tsx'
import { Tag } from '#src/shared/ui/display/Tag.tsx'
import { EmptyState } from '#src/shared/ui/feedback/query-states.tsx'
import { type Column, DataTable } from '#src/shared/ui/list/DataTable.tsx'
import { roomBidsQuery } from '../queries.ts'
import { mergedBids, pagedBids, quotesApart, tagOf, windowOf } from './merge-pages.ts'
import type { RoomView } from '../state/room-view.ts'
import { isSealedNow } from '../state/sealed.ts'
import { RoomFigure } from '../price/RoomAmount.tsx'
import { amountParts, timeOfBid } from '../price/show.ts'
import styles from './record.module.css'
import { RoomDirection, useRoomT } from '../state/room-text.ts'

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
const tagText = (tag: string, room: RoomView, tags: Direction['tags'], t: Translate): string =>
  tag === 'LEADING' && isSealedNow(room) ? t('第一阶段领先') : t(labelOf<keyof Direction['tags']>(tags, tag))

function useColumns(room: RoomView): Column<BidRow>[] {
  const t = useRoomT()
  const { tags } = use(RoomDirection)
  const { currency, unit } = amountParts(room.rules.P0, room.rules)
  const units = [currency, unit].filter(Boolean).map((part) => t(part))
  const isLarge = useSettings(({ typeScale }) => typeScale > 1)
  const number: Column<BidRow> = { key: 'seq', header: t('序'), render: ({ seq }) => seq }
  return [
    // In large type there is room for what the number only counts, not for the number as well.
    ...(isLarge ? [] : [number]),
    {
      key: 'bidNo',
      header: t('竞买号'),
      render: (bid) => (
        <>
          {bid.bidNo ?? '****'}
          {isOwn(bid, room) && <Tag tone="info">{t('我')}</Tag>}
          {bid.mark && <Tag tone="special">{t(labelOf<keyof typeof markLabels>(markLabels, bid.mark))}</Tag>}
        </>
      ),
    },
    {
      key: 'amount',
      header: t('价格（{{unit}}）', { unit: units.join(' ').replaceAll(' ', '\u00A0') }),
      align: 'right',
      wraps: true,
      className: styles['amount'],
      render: ({ amount }) => (amount ? <RoomFigure value={amount} rules={room.rules} /> : hiddenAmount),
    },
    { key: 'time', header: t('报价时间'), render: ({ time }) => timeOfBid(time) },
    {
      key: 'state',
      header: t('状态'),
      render: (bid) => {
        const tag = tagOf(bid, room)
        return (
          tag && (
            <Tag tone={tag === 'LEADING' || tag === 'DEAL' ? 'active' : 'muted'}>{tagText(tag, room, tags, t)}</Tag>
          )
        )
      },
    },
  ]
}

/** The bidding record: bidder numbers without names, newest first; only rows in view are rendered. */
export function Record({ room }: { room: RoomView }) {
  const t = useRoomT()
  const rowHeight = plainRowHeight * useSettings(({ typeScale }) => typeScale)
  const [view, setView] = useState({ top: 0, height: 400 })
  const { rows, more } = useRows(room)
  const { from, until } = windowOf(rows.length, { ...view, rowHeight }, mostRows)
  const handleScroll = ({ currentTarget: { scrollTop, clientHeight } }: UIEvent<HTMLDivElement>) => {
    setView({ top: Math.max(0, scrollTop), height: clientHeight })
    if ((rows.length - nearEnd) * rowHeight < scrollTop + clientHeight) more()
  }
  const columns = useColumns(room)
  const apart = quotesApart(room.counts, t)
  const nothing = isSealedNow(room) ? t('密封报价中，开标前不公开') : t('暂无竞价记录')
  return (
    <Card
      className={styles['record']}
      title={t('竞价记录')}
      note={t('共 {{count}} 次报价', { count: room.counts.bids })}
    >
      {apart && <p className={`muted ${styles['apart']}`}>{apart}</p>}
      {apart && isSealedNow(room) && <p className={`muted ${styles['apart']}`}>{t('密封报价中，开标前不公开')}</p>}
      <DataTable
        caption={t('竞价记录')}
        columns={columns}
        rows={rows.slice(from, until)}
        rowKey={(_, index) => from + index}
        rowProps={(bid) => ({
          'data-mine': isOwn(bid, room) ? '' : undefined,
          'data-tag': tagOf(bid, room) ?? undefined,
        })}
        part={{ from, count: rows.length, above: from * rowHeight, below: (rows.length - until) * rowHeight }}
        box={{ label: t('竞价记录'), className: styles['scroll'], role: 'group', onScroll: handleScroll }}
        rowHeight={plainRowHeight}
        narrow="columns"
        isDense
        empty={
          <div className={styles['empty']}>
            <EmptyState minHeight={120} text={nothing} />
          </div>
        }
      />
    </Card>
  )
}
