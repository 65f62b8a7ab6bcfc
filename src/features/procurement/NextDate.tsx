import { TimeLeft } from '#src/features/listing/TimeLeft.tsx'
import { nextDateOf, type Schedule } from '#src/model/procurement/stage.ts'
import { exactTime } from '#src/model/time/exact.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { atBeat, useAtBeat } from '#src/shared/lib/time/heartbeat.ts'
import { nextDateLabelOf } from '#src/model/procurement/labels.ts'
import styles from './NextDate.module.css'

/** What a supplier has to do next at the latest, with the time left. */
export function NextDate({ schedule, method }: { schedule: Schedule; method: string }) {
  const t = useT()
  const key = useAtBeat((now) => {
    const next = nextDateOf(schedule, now)
    return next && `${next.step} ${next.at}`
  })
  const next = key === null ? null : nextDateOf(schedule, atBeat())
  if (!next) return null
  const isBeginning = next.step === 'sale' && next.at === schedule.saleFrom
  const label = nextDateLabelOf(isBeginning ? 'notice' : next.step, method)
  return (
    <p className={`noPrint ${styles['next']}`}>
      <span>{label && t(label)}</span>
      <TimeLeft deadline={next.at} over={t('正在处理中...')} />
      <span className="number">{exactTime(next.at)}</span>
    </p>
  )
}
