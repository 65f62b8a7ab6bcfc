import { Tag } from '#src/shared/ui/display/Tag.tsx'
import { RoomAmount } from '../price/RoomAmount.tsx'
import type { RoomView } from '../state/room-view.ts'
import styles from './bars.module.css'
import { rankedQuotes } from './ranking.ts'
import { useRoomT } from '../state/room-text.ts'

/** The result of a sealed round: every bidder's last quote as a bar, best first. */
export function RankedBars({ room }: { room: RoomView }) {
  const t = useRoomT()
  const ranked = rankedQuotes(room)
  if (ranked.length === 0) return null
  return (
    <section className={styles['ranking']} aria-label={t('报价排名')}>
      <h2>{t('报价排名')}</h2>
      <ol>
        {ranked.map(({ bidNo, amount, share, isMine, isWinner }) => (
          <li key={bidNo} data-mine={isMine ? '' : undefined} data-winner={isWinner ? '' : undefined}>
            <span className={styles['bidder']}>
              <b className="number">{bidNo}</b>
              {isMine && <Tag tone="info">{t('我')}</Tag>}
              {isWinner && <Tag tone="success">{t('成交')}</Tag>}
            </span>
            <span className={styles['amount']}>
              <RoomAmount value={amount} rules={room.rules} />
            </span>
            <i className={styles['bar']} style={{ inlineSize: `${share}%` }} aria-hidden />
            <span className={`number ${styles['share']}`}>{t('最高价的 {{share}}%', { share })}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
