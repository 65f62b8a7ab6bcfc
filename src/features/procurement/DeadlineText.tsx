import { exactTime } from '#src/model/time/exact.ts'
import { dayMs } from '#src/model/time/units.ts'
import { useAtBeat } from '#src/shared/lib/time/heartbeat.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import styles from './procurement.module.css'
import { TimeLeft } from '#src/features/listing/TimeLeft.tsx'

/** In days, until the last one. */
function DaysLeft({ at }: { at: number }) {
  const t = useT()
  const days = useAtBeat((now) => Math.floor((at - now) / dayMs))
  const isOver = useAtBeat((now) => at <= now)
  if (isOver) return <span>{t('已截止')}</span>
  if (days < 1) return <TimeLeft deadline={at} over={t('已截止')} />
  return <span data-near={days < 3 || undefined}>{t('还有 {{n}} 天', { n: days })}</span>
}

/** A deadline by the exchange's clock, and what is left of the time until then. */
export function DeadlineText({ at }: { at: number }) {
  return (
    <span className={`number ${styles['deadline']}`}>
      <time dateTime={new Date(at).toISOString()}>{exactTime(at)}</time>
      <small>
        <DaysLeft at={at} />
      </small>
    </span>
  )
}
