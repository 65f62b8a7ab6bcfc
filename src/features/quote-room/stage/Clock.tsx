import { type ReactNode, useEffect, useState } from 'react'
import { dayMs } from '#src/model/time/units.ts'
import { type Urgency, urgencyOf } from '#src/model/time/urgency.ts'
import { useNow } from '#src/shared/lib/time/heartbeat.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { serverNow } from '#src/shared/lib/time/server-time.ts'
import { useStillness } from '#src/shared/lib/storage/settings.ts'
import { clockText } from '../price/show.ts'
import styles from './stage.module.css'

const tenthMs = 100
const lastMinuteMs = 60_000

/** Ticks every tenth of a second in the last minute, every second before it, and not at all in a hidden page. */
function useLeft(end: number): number {
  const now = useNow()
  const isFine = end - now <= lastMinuteMs && end > now
  const [, turn] = useState(0)
  const still = useStillness()
  useEffect(() => {
    if (!isFine || still) return undefined
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') turn((count) => count + 1)
    }, tenthMs)
    return () => clearInterval(timer)
  }, [isFine, still])
  return Math.max(0, end - (isFine && !still ? serverNow() : now))
}

function Left({ ms }: { ms: number }) {
  const t = useT()
  const days = Math.floor(ms / dayMs)
  return (
    <>
      {days > 0 && <small>{t('{{count}} 天', { count: days })} </small>}
      {clockText(ms - days * dayMs)}
    </>
  )
}

type ClockFaceProps = { label: string; note?: ReactNode; urgency?: Urgency; children: ReactNode }

const ClockFace = ({ label, note, urgency = 'calm', children }: ClockFaceProps) => (
  <div className={styles['cell']} data-clock data-urgency={urgency}>
    <span className={styles['label']}>
      {label}
      {note && <small className="number">{note}</small>}
    </span>
    <span role="timer" className={styles['clockTime']}>
      {children}
    </span>
  </div>
)

/** The countdown runs to the server's end, to the tenth of a second (domain 3.4); at zero the result is pending. */
export function Clock({ end, label, note }: { end: number; label: string; note?: ReactNode }) {
  const t = useT()
  const left = useLeft(end)
  return (
    <ClockFace label={label} note={note} urgency={urgencyOf(left)}>
      {left > 0 ? <Left ms={left} /> : <small>{t('正在处理中...')}</small>}
    </ClockFace>
  )
}

/** The stopped clock of a paused room. */
export function StoppedClock({ restMs, label }: { restMs: number; label: string }) {
  return (
    <ClockFace label={label}>
      <Left ms={restMs} />
    </ClockFace>
  )
}
