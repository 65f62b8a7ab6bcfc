import { dueText } from '#src/features/calendar/due-text.ts'
import { settlementTexts } from '#src/features/settlement/labels.ts'
import { TimeLeft } from '#src/features/listing/TimeLeft.tsx'
import { daysLate } from '#src/model/settlement/rules.ts'
import { dayMs } from '#src/model/time/units.ts'
import { workingDaysLeft } from '#src/model/time/working-days-left.ts'
import { useAtBeat } from '#src/shared/lib/time/heartbeat.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import styles from './settlement.module.css'

/** From so long before the deadline on, the seconds count. */
const nearMs = 3 * dayMs

/** How much time is left until a payment is due: in working days, near the end by the clock; then how late it is. */
export function TimeUntil({ dueAt }: { dueAt: number }) {
  const t = useT()
  const late = useAtBeat((now) => daysLate({ dueAt }, now))
  const isNear = useAtBeat((now) => dueAt - now <= nearMs)
  const days = useAtBeat((now) => workingDaysLeft(now, dueAt))
  if (late > 0) return <span className={styles['late']}>{t(settlementTexts.late, { count: late })}</span>
  if (isNear) return <TimeLeft deadline={dueAt} />
  return <span className="muted">{t('还有 {{count}} 个工作日', { count: days })}</span>
}

/** Until when a payment is due, and how much time that is. */
export function DueTime({ dueAt }: { dueAt: number }) {
  const t = useT()
  return (
    <>
      <span className="number">{dueText(t, dueAt)}</span>
      <br />
      <TimeUntil dueAt={dueAt} />
    </>
  )
}
