import { type CSSProperties, useState } from 'react'
import { serverNow } from '#src/shared/lib/time/server-time.ts'
import { useStillness } from '#src/shared/lib/storage/settings.ts'
import type { RoomView } from '../state/room-view.ts'
import styles from './stage.module.css'

type Times = { start: number; end: number; restMs: number | null }

/** The emptying of the ring: an animation that began with the step, so that nothing is rendered until the next drop. */
function Arc({ start, end, restMs }: Times) {
  const still = useStillness()
  const length = Math.max(1, end - start)
  const [passed] = useState(() => (restMs === null ? serverNow() - start : length - restMs))
  const isMoving = restMs === null && !still
  const style = {
    animationDuration: `${length}ms`,
    animationDelay: `${-Math.min(length, Math.max(0, passed))}ms`,
  } satisfies CSSProperties
  return (
    <rect
      className={styles['arc']}
      pathLength="1"
      data-moving={isMoving ? '' : undefined}
      data-still={still ? '' : undefined}
      style={style}
    />
  )
}

/** A ring around a falling price, which is empty when the price drops. */
export function DropRing({ room: { phase, rules, paused } }: { room: RoomView }) {
  if (!phase.end || !rules.drop) return null
  const { end } = phase
  const restMs = paused?.restMs ?? null
  return (
    <svg className={styles['ring']} aria-hidden>
      <rect className={styles['track']} />
      <Arc key={`${end} ${restMs}`} start={end - rules.drop.everyMs} end={end} restMs={restMs} />
    </svg>
  )
}
