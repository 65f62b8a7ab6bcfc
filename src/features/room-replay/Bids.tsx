import { memo, use, useState } from 'react'
import { PriceText } from '#src/features/listing/PriceText.tsx'
import type { RoomRecord } from '#src/model/bidding/calls.ts'
import type { ChainRow } from '#src/model/bidding/chain.ts'
import type { Direction } from '#src/model/bidding/direction/direction.ts'
import { markLabels } from '#src/model/bidding/labels.ts'
import { hiddenAmount, labelOf } from '#src/model/listing/labels.ts'
import type { ListingRow } from '#src/model/listing/schema.ts'
import { dateTimeSeconds } from '#src/model/time/shanghai.ts'
import { Button } from '#src/shared/ui/action/Button.tsx'
import { Card } from '#src/shared/ui/display/Card.tsx'
import { Tag } from '#src/shared/ui/display/Tag.tsx'
import { TranslatedText } from '#src/shared/ui/display/TranslatedText.tsx'
import { EmptyState } from '#src/shared/ui/feedback/query-states.tsx'
import { type Column, DataTable } from '#src/shared/ui/list/DataTable.tsx'
import { removalLabels } from './labels.ts'
import { ReplayDirection, useReplayT } from './replay-text.ts'
import styles from './room-replay.module.css'
import { isShown, type ReplayBid, type Timeline } from './timeline.ts'

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

function tagOf({ result }: RoomRecord, bid: ReplayBid, isOver: boolean, isLeading: boolean): keyof Direction['tags'] {
  if (bid.removed !== null) return 'REMOVED'
  if (!isLeading) return 'OUT'
  return isOver && result?.kind === 'DEAL' ? 'DEAL' : 'LEADING'
}

function Outcome({ bid, tag }: { bid: ReplayBid; tag: keyof Direction['tags'] }) {
  const t = useReplayT()
  const { textOf, tags } = use(ReplayDirection)
  const isFirst = tag === 'LEADING' || tag === 'DEAL'
  return (
    <>
      <Tag tone={isFirst ? 'active' : 'muted'}>{t(tags[tag])}</Tag>
      {bid.isPriority && (
        <>
          {' '}
          <Tag tone="special">{t(markLabels.PRIORITY)}</Tag>
        </>
      )}
      {bid.removed !== null && (
        <>
          {' '}
          <TranslatedText>{textOf(labelOf(removalLabels, bid.removed))}</TranslatedText>
        </>
      )}
      {bid.movesTo !== null && (
        <>
          {' '}
          <Tag tone="warning">{t('延至 {{time}}', { time: dateTimeSeconds(bid.movesTo) })}</Tag>
        </>
      )}
    </>
  )
}

/** A bid with its place in the record, from 0: an invalid record may repeat numbers. */
type Placed = { bid: ReplayBid; place: number }

/** The record up to the position, newest first: the accessible equivalent of the curve. Rendered on each bid, not with time. */
export const Bids = memo(function Bids({ record, timeline, count, isOver, leading, broken, row, own }: Props) {
  const t = useReplayT()
  const [hasHashes, setHashes] = useState(false)
  const isMine = ({ bid }: Placed) => bid.bidNo !== null && bid.bidNo === own
  const hash = (key: string, header: string, hashOf: (row: ChainRow) => string): Column<Placed> => ({
    key,
    header,
    className: styles['hash'],
    render: ({ place }) => record.rows[place] && hashOf(record.rows[place]),
  })
  const columns: Column<Placed>[] = [
    { key: 'seq', header: t('序号'), render: ({ bid }) => bid.seq },
    {
      key: 'bidNo',
      header: t('竞买号'),
      // The own number is hidden from everyone but its bearer.
      render: (placed) => (
        <>
          {isMine(placed) || isShown(placed.bid, isOver) ? placed.bid.bidNo : hiddenAmount}
          {isMine(placed) && <Tag tone="info">{t('我')}</Tag>}
        </>
      ),
    },
    {
      key: 'amount',
      header: t('报价'),
      align: 'right',
      isPrice: true,
      render: ({ bid, place }) => (
        <>
          {isShown(bid, isOver) ? <PriceText price={bid.amount} row={row} /> : hiddenAmount}
          {place === broken && (
            <>
              {' '}
              <Tag tone="danger" className={styles['fault']}>
                {t('校验不符')}
              </Tag>
            </>
          )}
        </>
      ),
    },
    { key: 'time', header: t('报价时间'), className: styles['time'], render: ({ bid }) => dateTimeSeconds(bid.time) },
    {
      key: 'result',
      header: t('结果'),
      render: ({ bid, place }) =>
        isShown(bid, isOver) && <Outcome bid={bid} tag={tagOf(record, bid, isOver, place === leading)} />,
    },
    ...(hasHashes
      ? [
          hash('commitment', t('报价摘要'), ({ commitment }) => commitment),
          hash('link', t('链摘要'), ({ link }) => link),
        ]
      : []),
  ]
  return (
    <Card
      title={t('报价记录')}
      actions={
        <Button look="text" aria-expanded={hasHashes} onClick={() => setHashes(!hasHashes)}>
          {hasHashes ? t('隐藏每条摘要') : t('显示每条摘要')}
        </Button>
      }
    >
      <DataTable
        caption={t('报价记录')}
        columns={columns}
        rows={timeline.bids
          .slice(0, count)
          .map((bid, place) => ({ bid, place }))
          .toReversed()}
        rowKey={({ place }) => place}
        rowProps={(placed) => ({
          className: placed.place === broken ? styles['brokenRow'] : undefined,
          'data-mine': isMine(placed) ? '' : undefined,
        })}
        rowHeight={40}
        narrow="columns"
        box={{ label: t('报价记录'), role: 'group', className: styles['scroll'] }}
        isDense
        keepsHead
        empty={<EmptyState text={t('此刻暂无报价')} />}
      />
    </Card>
  )
})
