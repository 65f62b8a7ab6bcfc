import { depositState } from '#src/model/deposit/schema.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import styles from './StateTag.module.css'
import { stateLabels } from './labels.ts'

const looks: Readonly<Record<number, string>> = {
  [depositState.due]: 'warn',
  [depositState.partly]: 'warn',
  [depositState.arrived]: 'ok',
  [depositState.frozen]: 'primary',
  [depositState.toRefund]: 'primary',
  [depositState.refunding]: 'primary',
  [depositState.forfeited]: 'stop',
  [depositState.lapsed]: 'stop',
}

/** A state always with its word; one that this portal does not know is shown as its number. */
export function StateTag({ state }: { state: number }) {
  const t = useT()
  return <Tag look={looks[state] ?? 'plain'}>{t(stateLabels[state] ?? String(state))}</Tag>
}

export function Tag({ look, children }: { look: string; children: string }) {
  return <span className={`${styles['tag']} ${styles[look] ?? ''}`}>{children}</span>
}
