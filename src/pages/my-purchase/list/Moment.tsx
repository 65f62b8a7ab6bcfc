import { exactTime } from '#src/model/time/exact.ts'
import styles from './purchase.module.css'

/** Day and time, which stand on two lines of a narrow column. */
export function Moment({ at }: { at: number | null | undefined }) {
  const [day, ...time] = (exactTime(at) || '—').split(' ')
  return (
    <span className="number">
      <span className={styles['whole']}>{day}</span> <span className={styles['whole']}>{time.join(' ')}</span>
    </span>
  )
}
