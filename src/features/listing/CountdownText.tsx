import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { countdownText, remaining } from '#src/model/time/countdown.ts'
import { type CountdownWords, countdownLabels } from '#src/model/time/labels.ts'
import { atBeat, onBeat, phaseOf, useAtBeat } from '#src/shared/lib/time/heartbeat.ts'
import { type Language, translate, useLanguage } from '#src/shared/lib/text/i18n.ts'
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
      Object.entries(countdownLabels).map(([part, word]) => [part, translate(word)]),
    ) as CountdownWords)
  known.set(language, words)
  return words
}

type LeftProps = { deadline: number; words: CountdownWords }

/** What is shown at this beat, in two: `02天 03时 04分 ` and `05`; the word for seconds follows. */
function textAt({ deadline, words }: LeftProps): [upToMinutes: string, seconds: string] {
  const text = countdownText(remaining(deadline, atBeat(phaseOf(deadline))), words)
  const end = text.length - words.seconds.length
  return [text.slice(0, end - 2), text.slice(end - 2, end)]
}

/**
 * The seconds are written past React into a box of their own, whose room stands in the style sheet: nothing else of the page
 * is laid out or painted for them, however many countdowns there are.
 */
function Left({ deadline, words }: LeftProps) {
  const place = useRef<HTMLSpanElement>(null)
  const phase = phaseOf(deadline)
  const upToMinutes = useAtBeat(() => textAt({ deadline, words })[0], phase)
  useLayoutEffect(() => {
    const seconds = document.createTextNode(textAt({ deadline, words })[1])
    place.current?.replaceChildren(seconds)
    return onBeat(() => {
      seconds.data = textAt({ deadline, words })[1]
    }, phase)
  }, [deadline, phase, words])
  return (
    <span role="timer" className={styles['timer']}>
      {upToMinutes}
      <span className={styles['seconds']}>
        <span ref={place} className={styles['digits']} />
      </span>
      {words.seconds}
    </span>
  )
}

/** What is left until the deadline, once a second (HM-10). A timer is not announced by itself, and must not be. */
export function CountdownText({ deadline, over }: Props) {
  const words = wordsIn(useLanguage())
  const kind = useAtBeat((now) => remaining(deadline, now).kind, phaseOf(deadline))
  if (deadline !== null && kind === 'left') return <Left deadline={deadline} words={words} />
  if (kind === 'none') return null
  return (
    <span role="timer" className={styles['timer']}>
      {over ?? words.over}
    </span>
  )
}
