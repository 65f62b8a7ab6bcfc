import { hasFixedPrice } from '#src/model/bidding/modes.ts'
import { sealedModes } from '#src/model/listing/detail.ts'
import { Tag } from '#src/shared/ui/display/Tag.tsx'
import type { RoomView } from '../state/room-view.ts'
import type { Bidding } from '../state/use-bidding.ts'
import styles from './stage.module.css'
import { useRoomT } from '../state/room-text.ts'

const leaderless: ReadonlySet<string> = new Set(['NOT_STARTED', 'DESCEND'])

/** No leader before the first quote and in sealed phases. */
const hasNoLeader = ({ phase, mode, leaderNo }: RoomView): boolean =>
  leaderless.has(phase.name) || (!leaderNo && sealedModes.has(mode))

/** The leader's number; the own number is marked, without colour while the connection is lost. */
export function Leader({ bidding: { room, isOffline } }: { bidding: Pick<Bidding, 'room' | 'isOffline'> }) {
  const t = useRoomT()
  const { leaderNo, me, phase, mode } = room
  if (hasNoLeader(room)) return null
  if (!leaderNo) {
    const isFixed = hasFixedPrice(mode)
    return <p className={styles['leader']}>{isFixed ? t('暂无人应价') : t('暂无人领先')}</p>
  }
  const isMine = me?.bidNo === leaderNo
  return (
    <p className={styles['leader']} data-mine={isMine && !isOffline ? '' : undefined}>
      {phase.name === 'HOLD' ? t('锁定：') : t('领先：')}
      <b className="number">{leaderNo}</b>
      {isMine && <Tag tone={isOffline ? 'muted' : 'success'}>{t('我')}</Tag>}
    </p>
  )
}
