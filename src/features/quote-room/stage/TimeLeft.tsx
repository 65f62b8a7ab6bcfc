import { exactTime } from '#src/model/time/exact.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import type { RoomView } from '../state/room-view.ts'
import { Clock, StoppedClock } from './Clock.tsx'
import styles from './stage.module.css'

/** The time left in the running phase; after the end, when the room ended. */
export function TimeLeft({ room: { phase, paused, result } }: { room: RoomView }) {
  const t = useT()
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
  return phase.end ? (
    <Clock end={phase.end} label={labels[phase.name] ?? t('剩余时间')} />
  ) : (
    <div className={styles['cell']} />
  )
}
