import { directionOf } from '#src/model/bidding/direction/direction.ts'
import { roomAmount } from '../price/show.ts'
import { lapsedBid } from '../state/lapsed-bid.ts'
import { isSealedNow } from '../state/sealed.ts'
import { standingText } from '../state/standing.ts'
import type { Bidding } from '../state/use-bidding.ts'
import { type Band, bandOf } from './band.ts'
import { BandBox, OwnFigures } from './BandBox.tsx'
import { ownLabels } from './labels.ts'
import { openedRank, rankOf } from './rank.ts'
import { useRoomT } from '../state/room-text.ts'

type Shown = Pick<Bidding, 'room' | 'standing' | 'isOffline' | 'isReadOnly'>

/** The figure that belongs to the band, as a sentence; empty where the word says all. */
function useSentence({ room, standing }: Shown, band: Band): string {
  const t = useRoomT()
  if (standing) return standingText(standing, room, t)
  if (band === 'unknown') return t('连接中断，恢复连接后更新')
  if (band === 'viewing') return t('请在先打开的窗口报价')
  if (band === 'lapsed') return t('您锁定标的后未完成付款，锁定已失效')
  if (band === 'paused') return room.paused?.reason ?? ''
  if (band === 'queueing') return t('候补排队第 {{count}} 位', { count: room.me?.queuePlace ?? 0 })
  const next = directionOf(room.rules).nextOf(room)
  if (band !== 'unquoted' || isSealedNow(room) || !next || next === room.current) return ''
  return t('最低有效报价 {{amount}}', { amount: roomAmount(next, room.rules) })
}

/** The bidder's own last quote. */
function useOwnQuote(room: Shown['room']): string {
  const t = useRoomT()
  const { me, rules } = room
  const own = me?.ownSealed[0]?.amount ?? me?.ownBest
  if (own) return t('我的报价 {{amount}}', { amount: roomAmount(own, rules) })
  const lapsed = lapsedBid(room)?.amount
  return lapsed ? t('我的报价 {{amount}}（已失效）', { amount: roomAmount(lapsed, rules) }) : t('您尚未报价')
}

function shownRank(room: Shown['room']): number | null {
  if (isSealedNow(room)) return null
  return room.result && room.counts.sealed ? openedRank(room) : rankOf(room)
}

/** The reader's bidder number, last quote and rank. */
function Own({ room }: Pick<Shown, 'room'>) {
  const t = useRoomT()
  const quote = useOwnQuote(room)
  if (!room.me?.bidNo) return null
  const rank = shownRank(room)
  return (
    <OwnFigures bidNo={room.me.bidNo}>
      <span className="number">{quote}</span>
      {rank !== null && (
        <span>
          {t(ownLabels.rank)} <b className="number">{t('第 {{count}} 位', { count: rank })}</b>
        </span>
      )}
    </OwnFigures>
  )
}

/** One band across the stage. */
export function BandStrip({ bidding }: { bidding: Shown }) {
  const band = bandOf(bidding)
  return (
    <BandBox band={band} sentence={useSentence(bidding, band)}>
      <Own room={bidding.room} />
    </BandBox>
  )
}
