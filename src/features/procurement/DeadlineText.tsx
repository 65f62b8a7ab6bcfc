import { exactTime } from '#src/model/time/exact.ts'
import type { Schedule } from '#src/model/procurement/stage.ts'
import { daysLeft } from '#src/model/time/days-left.ts'
import { useAtBeat } from '#src/shared/lib/time/heartbeat.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import styles from './procurement.module.css'
import { TimeLeft } from '#src/features/listing/TimeLeft.tsx'

/**
 * In days of the calendar, which read “n 天后” everywhere in the section, and on the last one to the second. A count of what has not
 * elapsed yet is a countdown to the second, and never a number of days.
 */
function DaysLeft({ at, isTerminated }: { at: number; isTerminated: boolean }) {
  const t = useT()
  const days = useAtBeat((now) => daysLeft(at, now))
  const isOver = useAtBeat((now) => at <= now)
  if (isTerminated) return <span>{t('已终止')}</span>
  if (isOver) return <span>{t('已截止')}</span>
  if (days < 1) return <TimeLeft deadline={at} over={t('已截止')} />
  return <span data-near={days < 3 || undefined}>{t('{{n}} 天后', { n: days })}</span>
}

/** The deadline of a project by the exchange's clock, and what is left of the time until then. */
export function DeadlineText({ schedule: { deadlineAt: at, terminatedAt } }: { schedule: Schedule }) {
  const [day, ...time] = exactTime(at).split(' ')
  return (
    <span className={`number ${styles['deadline']}`}>
      <time dateTime={new Date(at).toISOString()}>
        <span>{day}</span> <span>{time.join(' ')}</span>
      </time>
      <small>
        <DaysLeft at={at} isTerminated={terminatedAt != null} />
      </small>
    </span>
  )
}
