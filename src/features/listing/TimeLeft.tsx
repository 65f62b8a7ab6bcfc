import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { countdownText, remaining } from '#src/model/time/countdown.ts'
import { type CountdownLabels, countdownLabels } from '#src/model/time/labels.ts'
import { urgencyOf } from '#src/model/time/urgency.ts'
import { atBeat, onBeat, phaseOf, useAtBeat } from '#src/shared/lib/time/heartbeat.ts'
import { type Language, translate, useLanguage } from '#src/shared/lib/text/i18n.ts'
import styles from './TimeLeft.module.css'

type Props = {
  /** Epoch ms of the exchange's clock; null shows nothing. */
  deadline: number | null
  /** Shown at zero instead of 已超时. */
  over?: ReactNode
}

const known = new Map<Language, CountdownLabels>()

/** Translated once for each language, not for each row and second. */
function labelsIn(language: Language): CountdownLabels {
  const labels =
    known.get(language) ??
    (Object.fromEntries(
      Object.entries(countdownLabels).map(([part, label]) => [part, translate(label)]),
    ) as CountdownLabels)
  known.set(language, labels)
  return labels
}

type LeftProps = { deadline: number; labels: CountdownLabels }

/** The text of this beat in two parts: `02天 03时 04分 ` and `05`; the label of the seconds follows. */
function textAt({ deadline, labels }: LeftProps): [upToMinutes: string, seconds: string] {
  const text = countdownText(remaining(deadline, atBeat(phaseOf(deadline))), labels)
  const end = text.length - labels.seconds.length
  return [text.slice(0, end - 2), text.slice(end - 2, end)]
}

/** Leading units that are zero, such as `00天 00时 `. */
const leadingZeros = /^(?:00\D+)+/

/**
 * The seconds are written outside of React into a box whose size is fixed by the style sheet: nothing else of the page is laid out
 * or painted for them, however many countdowns there are.
 */
function Left({ deadline, labels }: LeftProps) {
  const place = useRef<HTMLSpanElement>(null)
  const phase = phaseOf(deadline)
  const upToMinutes = useAtBeat(() => textAt({ deadline, labels })[0], phase)
  const urgency = useAtBeat((now) => urgencyOf(deadline - now), phase)
  const [zeros = ''] = leadingZeros.exec(upToMinutes) ?? []
  useLayoutEffect(() => {
    const seconds = document.createTextNode(textAt({ deadline, labels })[1])
    place.current?.replaceChildren(seconds)
    return onBeat(() => {
      seconds.data = textAt({ deadline, labels })[1]
    }, phase)
  }, [deadline, phase, labels])
  return (
    <span role="timer" className={styles['timer']} data-urgency={urgency}>
      {zeros && <span className={styles['zeros']}>{zeros}</span>}
      {upToMinutes.slice(zeros.length)}
      <span className={styles['seconds']}>
        <span ref={place} className={styles['digits']} />
      </span>
      {labels.seconds}
    </span>
  )
}

/**
 * The time left until the deadline, updated once a second (HM-10). Leading zero units are dimmed, and its colour and weight show
 * how close the end is. A timer must not be announced by screen readers.
 */
export function TimeLeft({ deadline, over }: Props) {
  const labels = labelsIn(useLanguage())
  const kind = useAtBeat((now) => remaining(deadline, now).kind, phaseOf(deadline))
  if (deadline !== null && kind === 'left') return <Left deadline={deadline} labels={labels} />
  if (kind === 'none') return null
  return (
    <span role="timer" className={styles['timer']}>
      {over ?? labels.over}
    </span>
  )
}
