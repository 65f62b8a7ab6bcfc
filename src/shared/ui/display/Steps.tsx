import { useT } from '../../lib/text/i18n.ts'
import styles from './Steps.module.css'

/**
 * `stopped`: ended here by the person's own choice; `failed`: by a decision or a missed deadline; `plain`: a step of a
 * description, which has no progress.
 */
export type StepState = 'done' | 'current' | 'waiting' | 'stopped' | 'failed' | 'plain'
export type Step = {
  label: string
  state: StepState
  /** Below the label: the state as text, a date. */
  note?: string
}

/** Steps with the current one at index `current`; past the last index, all are done. */
export const stepsAt = (
  labels: readonly string[],
  current: number,
  state: 'current' | 'stopped' | 'failed' = 'current',
): Step[] =>
  labels.map((label, index) => ({
    label,
    state: index < current ? 'done' : index === current ? state : 'waiting',
  }))

type Props = {
  steps: readonly Step[]
  label: string
  /** On a narrow screen: one below the other, or the marks in a row above the label of the current one alone. */
  narrow?: 'vertical' | 'compact'
}

/** The progress of a process in steps. */
export function Steps({ steps, label, narrow = 'vertical' }: Props) {
  const t = useT()
  const ends: Partial<Record<StepState, string>> = {
    done: t('已完成'),
    stopped: t('到此终止'),
    failed: t('到此终止'),
  }
  const current = steps.findIndex(({ state }) => !['done', 'waiting', 'plain'].includes(state))
  // All are done: it is at the last one.
  const at = current < 0 ? steps.length - 1 : current
  const list = (
    <ol className={`${styles['steps']} ${styles[narrow]}`} aria-label={label}>
      {steps.map(({ label: name, state, note }, index) => (
        <li
          key={name}
          className={styles[state]}
          aria-current={['done', 'waiting', 'plain'].includes(state) ? undefined : 'step'}
        >
          <span className={styles['mark']} aria-hidden>
            {state === 'done' ? '✓' : index + 1}
          </span>
          <span className={styles['label']}>{name}</span>
          {note && <span className={styles['note']}>{note}</span>}
          {!note && ends[state] && <span className="visuallyHidden">{ends[state]}</span>}
        </li>
      ))}
    </ol>
  )
  if (narrow === 'vertical') return list
  return (
    <div className={styles['box']}>
      {list}
      <p className={styles['where']} aria-hidden>
        {t('第 {{number}} 步，共 {{count}} 步：{{label}}', {
          number: at + 1,
          count: steps.length,
          label: steps[at]?.label ?? '',
        })}
      </p>
    </div>
  )
}
