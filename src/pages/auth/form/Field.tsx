import { type ComponentProps, type ReactNode, useId } from 'react'
import { useT } from '#src/shared/lib/text/i18n.ts'
import styles from './form.module.css'

type Props = Omit<ComponentProps<'input'>, 'id'> & {
  label: string
  /** Shown below, in space that is kept for it. */
  problem: string | null | undefined
  /** Inside of the frame, after the input. */
  end?: ReactNode
  /** Beside the frame. */
  beside?: ReactNode
  /** At the end of the label's line. */
  aside?: ReactNode
  /** Between the frame and the problem. */
  below?: ReactNode
}

export function Field({ label, problem, end, beside, aside, below, ...input }: Props) {
  const t = useT()
  const id = useId()
  return (
    <div className={styles['field']}>
      <div className={styles['labels']}>
        <label htmlFor={id}>{label}</label>
        {aside}
      </div>
      <div className={styles['line']}>
        <div className={styles['box']} data-wrong={problem ? '' : undefined}>
          <input
            id={id}
            aria-required
            aria-invalid={problem ? true : undefined}
            aria-describedby={problem ? `${id}-problem` : undefined}
            {...input}
          />
          {end}
        </div>
        {beside}
      </div>
      {below}
      <p id={`${id}-problem`} className={styles['problem']}>
        {problem && t(problem)}
      </p>
    </div>
  )
}
