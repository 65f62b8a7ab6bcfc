import { exactTime } from '#src/model/time/exact.ts'
import { plannedEnd } from '#src/model/bidding/planned-end.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import type { RoomView } from '../state/room-view.ts'
import { Clock, StoppedClock } from './Clock.tsx'
import { momentOf } from './moment.ts'
import styles from './stage.module.css'

/**
 * The time left in the running stage, and when the whole room will end, which is what the lists count to; after the end, when the
 * room ended.
 */
export function TimeLeft({ room }: { room: RoomView }) {
  const t = useT()
  const { phase, paused, result, serverNow } = room
  if (result)
    return (
      <div className={styles['cell']}>
        <span className={styles['label']}>{t('竞价结束时间')}</span>
        <time className={`number ${styles['ended']}`}>{exactTime(result.at)}</time>
      </div>
    )
  if (paused) return <StoppedClock restMs={paused.restMs} label={t('竞价暂停中')} />
  const labels: Readonly<Record<string, string>> = {
    NOT_STARTED: t('距竞价开始'),
    INQUIRY: t('确认剩余时间'),
    DESCEND: t('本档剩余'),
    HOLD: t('付款剩余'),
  }
  if (!phase.end) return <div className={styles['cell']} />
  const end = plannedEnd(room) ?? phase.end
  const isLater = end > phase.end
  return (
    <Clock
      end={phase.end}
      label={labels[phase.name] ?? (isLater ? t('本阶段剩余') : t('剩余时间'))}
      note={isLater && t('预计 {{time}} 结束', { time: momentOf(end, serverNow) })}
    />
  )
}
