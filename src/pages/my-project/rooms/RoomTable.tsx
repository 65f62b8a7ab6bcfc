import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { useLot } from '#src/features/asset-detail/live.ts'
import { CountdownText } from '#src/features/listing/CountdownText.tsx'
import { ListingLink } from '#src/features/listing/ListingLink.tsx'
import type { MyRoom } from '#src/model/bidding/calls.ts'
import { roomTabOf } from '#src/model/bidding/room-tab.ts'
import type { LotHead } from '#src/model/listing/detail.ts'
import { amountText } from '#src/model/listing/rules.ts'
import { priceType } from '#src/model/listing/schema.ts'
import { modeLabels, labelOf } from '#src/model/listing/labels.ts'
import { compareMoney } from '#src/model/money/money.ts'
import { linkTo } from '#src/model/paths.ts'
import { dateTimeSeconds } from '#src/model/time/shanghai.ts'
import { type Translate, useT } from '#src/shared/lib/text/i18n.ts'
import { type Column, DataTable } from '#src/shared/ui/list/DataTable.tsx'
import { RowActions } from '#src/shared/ui/list/RowActions.tsx'
import { TranslatedText } from '#src/shared/ui/display/TranslatedText.tsx'
import { holderTags } from '../labels.ts'
import styles from '../my-project.module.css'

export const rowHeight = 76

/** A room of mine, with its price and state as they are at this moment. */
type LiveRoom = MyRoom & { head: LotHead | null }

/** The lot of a package has a unit of its own; its package tells nothing of its price. */
const isLot = ({ roomId, asset }: MyRoom): boolean => roomId !== asset.assetsId

function priceOf(price: string | null, room: MyRoom, t: Translate): string {
  const row = isLot(room) ? { priceType: priceType.custom, priceUnitName: room.unit } : room.asset
  const { amount, unit } = amountText(price, row)
  return `${amount} ${t(unit)}`
}

/** The price has moved on since the answer; who leads now is not known. */
const isBehind = ({ current }: MyRoom, head: LotHead | null): boolean =>
  Boolean(current && head?.biddingPrice) && compareMoney(current!, head!.biddingPrice!) !== 0

/** Tells once for each state and each bid that follow those the answer came with. */
function useTurns(room: MyRoom, head: LotHead | null, onTurn: () => void): void {
  const stand = head && `${head.status} ${head.biddingCount}`
  const known = useRef(stand)
  const turned = useEffectEvent(() => {
    if (known.current !== null || isBehind(room, head)) onTurn()
  })
  useEffect(() => {
    if (stand === null || stand === known.current) return
    turned()
    known.current = stand
  }, [stand])
}

function Clock({ room, head }: { room: MyRoom; head: LotHead | null }) {
  const t = useT()
  const tab = roomTabOf(room)
  if (tab === 'over') return <>{dateTimeSeconds(room.result?.at ?? room.end ?? null)}</>
  const deadline = tab === 'waiting' ? room.start : (head?.bidUntil ?? room.end ?? null)
  return (
    <>
      <span>{tab === 'waiting' ? t('距竞价开始') : t('剩余时间')}</span> <CountdownText deadline={deadline} />
    </>
  )
}

/** What it began at and what it stands at. */
function Prices({ room, head }: { room: MyRoom; head: LotHead | null }) {
  const t = useT()
  const start = isLot(room) ? null : (room.asset.startPrice ?? null)
  return (
    <>
      {start !== null && <span className={styles['meta']}>{priceOf(start, room, t)}</span>}
      <strong aria-live="off" className={styles['current']}>
        {priceOf(head?.biddingPrice ?? room.current ?? start, room, t)}
      </strong>
    </>
  )
}

type LiveProps = { room: MyRoom; onTurn: () => void; children: (live: LiveRoom) => ReactNode }

function Live({ room, onTurn, children }: LiveProps) {
  const { head } = useLot(room.roomId)
  useTurns(room, head, onTurn)
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
      <span className={styles['meta']}>
        {t(labelOf(modeLabels, room.mode))}
        {room.isHolder && <span className={styles['holder']}>{t(holderTags.accepted)}</span>}
      </span>
    </>
  )
}

type Props = {
  rooms: readonly MyRoom[]
  /** A room has entered another state, or somebody has quoted: where it stands and who leads has to be asked anew. */
  onTurn: () => void
}

/** Rooms of mine, with the price as it is this moment. */
export function RoomTable({ rooms, onTurn }: Props) {
  const t = useT()
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
      header: t('起始价/当前价'),
      width: '18%',
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
          {isLeading(room) && <strong className={styles['leading']}>{t('您当前领先')}</strong>}
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
              label: roomTabOf(room) === 'over' ? t('查看结果') : t('进入报价大厅'),
              to: linkTo.quoteHall(room.assetsId, isLot(room) ? room.roomId : undefined),
            },
            { label: t('报名详情'), to: linkTo.enrolmentById(room.enrolId) },
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
        <Live room={room} onTurn={onTurn}>
          {tr}
        </Live>
      )}
      rowHeight={rowHeight}
    />
  )
}
