import { priceName } from '#src/model/asset-kind/labels.ts'
import { startPriceName } from '#src/model/asset-kind/prices.ts'
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { useLot } from '#src/features/asset-detail/live.ts'
import { TimeLeft } from '#src/features/listing/TimeLeft.tsx'
import { PriceText } from '#src/features/listing/PriceText.tsx'
import { ListingLink } from '#src/features/listing/ListingLink.tsx'
import type { MyRoom } from '#src/model/bidding/calls.ts'
import { roomTabOf } from '#src/model/bidding/room-tab.ts'
import type { LotHead } from '#src/model/listing/detail.ts'
import { priceType } from '#src/model/listing/schema.ts'
import { modeLabels, labelOf } from '#src/model/listing/labels.ts'
import { compareMoney } from '#src/model/money/money.ts'
import { linkToOwn } from '#src/model/own-links.ts'
import { dateTimeSeconds } from '#src/model/time/shanghai.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { type Column, DataTable } from '#src/shared/ui/list/DataTable.tsx'
import { RowActions } from '#src/shared/ui/list/RowActions.tsx'
import { Tag } from '#src/shared/ui/display/Tag.tsx'
import { TranslatedText } from '#src/shared/ui/display/TranslatedText.tsx'
import { holderTags } from '../labels.ts'

export const rowHeight = 76

/** A room of mine with its live price and state. */
type LiveRoom = MyRoom & { head: LotHead | null }

/** The lot of a package has a unit of its own; the package has no price. */
const isLot = ({ roomId, asset }: MyRoom): boolean => roomId !== asset.assetsId

const unitOf = (room: MyRoom) => (isLot(room) ? { priceType: priceType.custom, priceUnitName: room.unit } : room.asset)

/** The price has changed since the response, so that the leader is not known. */
const isBehind = ({ current }: MyRoom, head: LotHead | null): boolean =>
  Boolean(current && head?.biddingPrice) && compareMoney(current!, head!.biddingPrice!) !== 0

/** Calls `onChange` once for each state and each bid after those of the response. */
function useRoomChanges(room: MyRoom, head: LotHead | null, onChange: () => void): void {
  const revision = head && `${head.status} ${head.biddingCount}`
  const known = useRef(revision)
  const notify = useEffectEvent(() => {
    if (known.current !== null || isBehind(room, head)) onChange()
  })
  useEffect(() => {
    if (revision === null || revision === known.current) return
    notify()
    known.current = revision
  }, [revision])
}

function Clock({ room, head }: { room: MyRoom; head: LotHead | null }) {
  const t = useT()
  const tab = roomTabOf(room)
  if (tab === 'over') return <>{dateTimeSeconds(room.result?.at ?? room.end ?? null)}</>
  const deadline = tab === 'waiting' ? room.start : (head?.bidUntil ?? room.end ?? null)
  return (
    <>
      <span>{tab === 'waiting' ? t('距竞价开始') : t('距预计结束')}</span> <TimeLeft deadline={deadline} />
    </>
  )
}

/** The start price and the current price. */
function Prices({ room, head }: { room: MyRoom; head: LotHead | null }) {
  const start = isLot(room) ? null : (room.asset.startPrice ?? null)
  const row = unitOf(room)
  return (
    <>
      {start !== null && (
        <p className="muted">
          <PriceText price={start} row={row} />
        </p>
      )}
      <span aria-live="off">
        <PriceText price={head?.biddingPrice ?? room.current ?? start} row={row} />
      </span>
    </>
  )
}

type LiveProps = { room: MyRoom; onChange: () => void; children: (live: LiveRoom) => ReactNode }

function Live({ room, onChange, children }: LiveProps) {
  const { head } = useLot(room.roomId)
  useRoomChanges(room, head, onChange)
  return children({ ...room, head })
}

const isLeading = (room: LiveRoom): boolean => room.leading && roomTabOf(room) !== 'over' && !isBehind(room, room.head)

function Project({ room }: { room: MyRoom }) {
  const t = useT()
  return (
    <>
      <span lang="zh-CN">
        <ListingLink row={room.asset}>{room.name}</ListingLink>
      </span>
      <p className="muted">
        {t(labelOf(modeLabels, room.mode))} {room.isHolder && <Tag tone="special">{t(holderTags.accepted)}</Tag>}
      </p>
    </>
  )
}

type Props = {
  rooms: readonly MyRoom[]
  /** A room has entered another state, or has a new bid: its state and leader have to be fetched again. */
  onChange: () => void
}

/** Rooms of mine with live prices. */
export function RoomTable({ rooms, onChange }: Props) {
  const t = useT()
  const codes = rooms.map(({ asset }) => asset.typeCode)
  const columns: Column<LiveRoom>[] = [
    {
      key: 'project',
      header: t('标的'),
      width: '27%',
      isPrimary: true,
      render: (room) => <Project room={room} />,
    },
    { key: 'bidNo', header: t('竞买号'), width: '9%', className: 'number', render: ({ bidNo }) => bidNo },
    {
      key: 'price',
      header: `${t(startPriceName('room', ...codes))}/${t(priceName('current', ...codes))}`,
      width: '18%',
      isPrice: true,
      className: 'number',
      render: (room) => <Prices room={room} head={room.head} />,
    },
    {
      key: 'time',
      header: t('时间'),
      width: '19%',
      className: 'number',
      render: (room) => <Clock room={room} head={room.head} />,
    },
    {
      key: 'state',
      header: t('状态'),
      render: (room) => (
        <>
          <TranslatedText>{room.result?.text ?? room.label}</TranslatedText>
          {isLeading(room) && (
            <p>
              <Tag tone="success">{t('您当前领先')}</Tag>
            </p>
          )}
        </>
      ),
    },
    {
      key: 'actions',
      header: t('操作'),
      width: '12%',
      isActions: true,
      render: (room) => (
        <RowActions
          of={room.name}
          actions={[
            {
              label: roomTabOf(room) === 'over' ? t('查看结果') : t('进入竞价厅'),
              to: linkToOwn.quoteHall(room.assetsId, isLot(room) ? room.roomId : undefined),
            },
            { label: t('报名详情'), to: linkToOwn.enrolmentById(room.enrolId) },
          ]}
        />
      ),
    },
  ]
  return (
    <DataTable
      caption={t('我的竞价室')}
      columns={columns}
      rows={rooms}
      rowKey={({ roomId }) => roomId}
      renderRow={(room, tr) => (
        <Live room={room} onChange={onChange}>
          {tr}
        </Live>
      )}
      rowHeight={rowHeight}
    />
  )
}
