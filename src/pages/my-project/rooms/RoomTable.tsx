import { Link } from 'react-router-dom'
import { priceName, procurement, sharedLabel, type TypeCode } from '#src/model/asset-kind/labels.ts'
import { startPriceName } from '#src/model/asset-kind/prices.ts'
import { TimeLeft } from '#src/features/listing/TimeLeft.tsx'
import { PriceText } from '#src/features/listing/PriceText.tsx'
import { ListingLink } from '#src/features/listing/ListingLink.tsx'
import { directionOf } from '#src/model/bidding/direction/direction.ts'
import type { MyRoom } from '#src/model/bidding/calls.ts'
import { roomTabOf } from '#src/model/bidding/room-tab.ts'
import { priceType } from '#src/model/listing/schema.ts'
import { modeLabels, labelOf } from '#src/model/listing/labels.ts'
import { methodLabels } from '#src/model/procurement/labels.ts'
import { linkToPurchase } from '#src/model/purchase-links.ts'
import { linkToOwn } from '#src/model/own-links.ts'
import { dateTimeSeconds } from '#src/model/time/shanghai.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { type Column, DataTable } from '#src/shared/ui/list/DataTable.tsx'
import { RowActions } from '#src/shared/ui/list/RowActions.tsx'
import { Tag } from '#src/shared/ui/display/Tag.tsx'
import { TranslatedText } from '#src/shared/ui/display/TranslatedText.tsx'
import { holderTags, standingLabels, matterLabels, numberLabels } from '../labels.ts'
import { isBehind, type LiveMyRoom, LiveRoom } from './LiveRoom.tsx'

export const rowHeight = 76

/** The lot of a package has a unit of its own; the package has no price. */
const isLot = ({ roomId, assetsId }: MyRoom): boolean => roomId !== assetsId

const unitOf = (room: MyRoom) =>
  isLot(room) || !room.asset ? { priceType: priceType.custom, priceUnitName: room.unit } : room.asset

const directionIn = ({ origin }: MyRoom) => directionOf({ reverse: origin != null })
/** The kind by which the prices of a room are named. */
const kindOf = ({ asset, origin }: MyRoom): TypeCode => (origin ? procurement : asset?.typeCode)

function Clock({ room }: { room: LiveMyRoom }) {
  const t = useT()
  const tab = roomTabOf(room)
  if (tab === 'over') return <>{dateTimeSeconds(room.result?.at ?? room.end ?? null)}</>
  const deadline = tab === 'waiting' ? room.start : (room.head?.bidUntil ?? room.end ?? null)
  return (
    <>
      <span>{tab === 'waiting' ? t('距竞价开始') : t('距预计结束')}</span> <TimeLeft deadline={deadline} />
    </>
  )
}

/** The start price and the current price; in a room of procurement the ceiling, by its name, and the lowest price. */
function Prices({ room }: { room: LiveMyRoom }) {
  const t = useT()
  const { asset, ceiling, head } = room
  const start = isLot(room) ? null : (asset?.startPrice ?? ceiling ?? null)
  const row = unitOf(room)
  return (
    <>
      {start !== null && (
        <p className="muted">
          {!asset && t(startPriceName('room', kindOf(room)))} <PriceText price={start} row={row} />
        </p>
      )}
      <span aria-live="off">
        <PriceText price={head?.biddingPrice ?? room.current ?? start} row={row} />
      </span>
    </>
  )
}

const isLeading = (room: LiveMyRoom): boolean => room.leading && roomTabOf(room) !== 'over' && !isBehind(room)

function Project({ room: { name, asset, origin, mode, isHolder } }: { room: MyRoom }) {
  const t = useT()
  return (
    <>
      <span lang="zh-CN">
        {asset ? (
          <ListingLink row={asset}>{name}</ListingLink>
        ) : (
          origin && <Link to={linkToPurchase.detail(origin.projectId)}>{name}</Link>
        )}
      </span>
      <p className="muted">
        {origin && `${t(methodLabels.auction)} · `}
        {t(labelOf(modeLabels, mode))} {isHolder && <Tag tone="special">{t(holderTags.accepted)}</Tag>}
      </p>
    </>
  )
}

function State({ room }: { room: LiveMyRoom }) {
  const t = useT()
  const { textOf } = directionIn(room)
  return (
    <>
      <TranslatedText>{textOf(room.result?.text ?? room.label)}</TranslatedText>
      {isLeading(room) && (
        <p>
          <Tag tone="success">{t(textOf(standingLabels.leading))}</Tag>
        </p>
      )}
    </>
  )
}

function Ways({ room }: { room: LiveMyRoom }) {
  const t = useT()
  const { name, roomId, assetsId, origin, enrolId } = room
  const way = origin
    ? { label: t('查看采购项目'), to: linkToPurchase.detail(origin.projectId) }
    : { label: t('报名详情'), to: linkToOwn.enrolmentById(enrolId ?? '') }
  const entry = {
    label: roomTabOf(room) === 'over' ? t('查看结果') : t('进入竞价厅'),
    to: linkToOwn.quoteHall(assetsId, isLot(room) ? roomId : undefined),
  }
  return <RowActions of={name} actions={[entry, way]} />
}

type Props = {
  rooms: readonly MyRoom[]
  /** A room has entered another state, or has a new bid: its state and leader have to be fetched again. */
  onChange: () => void
}

/** Rooms of mine with live prices. */
export function RoomTable({ rooms, onChange }: Props) {
  const t = useT()
  const codes = rooms.map(kindOf)
  const number = sharedLabel(
    rooms.map((room) => directionIn(room).textOf(numberLabels.bidder)),
    numberLabels.any,
  )
  const columns: Column<LiveMyRoom>[] = [
    {
      key: 'project',
      header: t(
        sharedLabel(
          rooms.map((room) => directionIn(room).textOf(matterLabels.asset)),
          matterLabels.any,
        ),
      ),
      width: '27%',
      isPrimary: true,
      render: (room) => <Project room={room} />,
    },
    { key: 'bidNo', header: t(number), width: '9%', className: 'number', render: ({ bidNo }) => bidNo },
    {
      key: 'price',
      header: `${t(startPriceName('room', ...codes))}/${t(priceName('current', ...codes))}`,
      width: '18%',
      isPrice: true,
      className: 'number',
      render: (room) => <Prices room={room} />,
    },
    {
      key: 'time',
      header: t('时间'),
      width: '19%',
      className: 'number',
      render: (room) => <Clock room={room} />,
    },
    {
      key: 'state',
      header: t('状态'),
      render: (room) => <State room={room} />,
    },
    {
      key: 'actions',
      header: t('操作'),
      width: '12%',
      isActions: true,
      render: (room) => <Ways room={room} />,
    },
  ]
  return (
    <DataTable
      caption={t('我的竞价室')}
      columns={columns}
      rows={rooms}
      rowKey={({ roomId }) => roomId}
      renderRow={(room, tr) => (
        <LiveRoom room={room} onChange={onChange}>
          {tr}
        </LiveRoom>
      )}
      rowHeight={rowHeight}
    />
  )
}
