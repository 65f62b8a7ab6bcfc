import type { EnrolState } from '#src/model/enrolment/schema.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import styles from '../listing/StateTag.module.css'
import { stateLabels } from './labels.ts'

const isKnown = (state: string): state is EnrolState => Object.hasOwn(stateLabels, state)

/** The state of an enrolment; one that the portal does not know shows as the exchange wrote it. */
export function EnrolStateTag({ state }: { state: string }) {
  const t = useT()
  if (!isKnown(state)) return <span className={`${styles['tag']} ${styles['quiet']}`}>{state}</span>
  const { word, tone } = stateLabels[state]
  return <span className={`${styles['tag']} ${styles[tone]}`}>{t(word)}</span>
}
