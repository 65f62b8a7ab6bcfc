import { useEffect, useEffectEvent, useRef } from 'react'
import { Link } from 'react-router-dom'
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
import { TranslatedText } from '#src/shared/ui/TranslatedText.tsx'
import { holderTags } from '../labels.ts'
import styles from './my-project.module.css'

type Props = {
  room: MyRoom
  /** The room has entered another state, or somebody has quoted: where it stands and who leads has to be asked anew. */
  onTurn: () => void
}

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
      {start !== null && <span className={styles['start']}>{priceOf(start, room, t)}</span>}
      <strong aria-live="off">{priceOf(head?.biddingPrice ?? room.current ?? start, room, t)}</strong>
    </>
  )
}

function RoomWays({ room }: { room: MyRoom }) {
  const t = useT()
  const isOver = roomTabOf(room) === 'over'
  return (
    <span className={styles['ways']}>
      <Link to={linkTo.quoteHall(room.assetsId, isLot(room) ? room.roomId : undefined)}>
        {isOver ? t('查看结果') : t('进入报价大厅')}
        <span className="visuallyHidden" lang="zh-CN">
          {room.name}
        </span>
      </Link>
      <Link to={linkTo.enrolmentById(room.enrolId)}>
        {t('报名详情')}
        <span className="visuallyHidden" lang="zh-CN">
          {room.name}
        </span>
      </Link>
    </span>
  )
}

/** One room of mine, with the price as it is this moment. */
export function RoomRow({ room, onTurn }: Props) {
  const t = useT()
  const { head } = useLot(room.roomId)
  useTurns(room, head, onTurn)
  const isLeading = room.leading && roomTabOf(room) !== 'over' && !isBehind(room, head)
  return (
    <tr>
      <td className={styles['project']}>
        <span lang="zh-CN" className={styles['name']}>
          <ListingLink row={room.asset}>{room.name}</ListingLink>
        </span>
        <span className={styles['meta']}>
          {t(labelOf(modeLabels, room.mode))}
          {room.isHolder && <span className={styles['holder']}>{t(holderTags.accepted)}</span>}
        </span>
      </td>
      <td className={`${styles['bidNo']} number`} data-label={t('竞买号')}>
        {room.bidNo}
      </td>
      <td className={styles['price']} data-label={t('起始价/当前价')}>
        <Prices room={room} head={head} />
      </td>
      <td className={`${styles['time']} number`} data-label={t('时间')}>
        <Clock room={room} head={head} />
      </td>
      <td className={styles['state']} data-label={t('状态')}>
        <TranslatedText>{room.result?.text ?? room.label}</TranslatedText>
        {isLeading && <strong className={styles['leading']}>{t('您当前领先')}</strong>}
      </td>
      <td className={styles['acts']}>
        <RoomWays room={room} />
      </td>
    </tr>
  )
}
