import type { ReactNode } from 'react'
import { countdownText, remaining } from '#src/model/time/countdown.ts'
import { type CountdownWords, countdownWords } from '#src/model/time/words.ts'
import { useNow } from '#src/shared/lib/heartbeat.ts'
import { type Language, translate, useLanguage } from '#src/shared/lib/i18n.ts'
import styles from './CountdownText.module.css'

type Props = {
  /** Epoch ms of the exchange's clock; null shows nothing. */
  deadline: number | null
  /** What stands there at zero, in place of 已超时. */
  over?: ReactNode
}

const known = new Map<Language, CountdownWords>()

/** Looked up once for each language, not once for each row and second. */
function wordsIn(language: Language): CountdownWords {
  const words =
    known.get(language) ??
    (Object.fromEntries(
      Object.entries(countdownWords).map(([part, word]) => [part, translate(word)]),
    ) as CountdownWords)
  known.set(language, words)
  return words
}

/**
 * What is left until the deadline, once a second (HM-10). It renders nothing but its own text, so a page full of them turns
 * over cheaply. A timer is not announced by itself, and must not be.
 */
export function CountdownText({ deadline, over }: Props) {
  const now = useNow()
  const words = wordsIn(useLanguage())
  const left = remaining(deadline, now)
  if (left.kind === 'none') return null
  return (
    <span role="timer" className={styles['timer']}>
      {left.kind === 'over' ? (over ?? words.over) : countdownText(left, words)}
    </span>
  )
}
