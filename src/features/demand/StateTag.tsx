import type { DemandState } from '#src/model/demand/schema.ts'
import { stateLabels } from '#src/model/demand/labels.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import styles from './StateTag.module.css'

const tones: Record<DemandState, string> = {
  waiting: 'warn',
  handling: 'busy',
  answered: 'ok',
  asked: 'busy',
  done: 'ok',
  closed: 'over',
  withdrawn: 'over',
}

const isKnown = (state: string): state is DemandState => Object.hasOwn(stateLabels, state)

/** The state of a demand in a word; one that this portal does not know is shown as it came. */
export function StateTag({ state }: { state: string }) {
  const t = useT()
  if (!isKnown(state)) return <span className={styles['tag']}>{state}</span>
  return <span className={`${styles['tag']} ${styles[tones[state]]}`}>{t(stateLabels[state])}</span>
}
