import { Fragment } from 'react'
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

/** Until when something is possible: a narrow column breaks the text between its words alone, not within a date. */
export const Due = ({ text }: { text: string }) => (
  <span className="muted number">
    {text.split(' ').map((word, index) => (
      <Fragment key={`${index} ${word}`}>
        {index > 0 && ' '}
        <span className={styles['whole']}>{word}</span>
      </Fragment>
    ))}
  </span>
)
