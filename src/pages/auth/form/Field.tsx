import { type ComponentProps, type ReactNode, useId } from 'react'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { fieldClass } from '#src/shared/ui/form/field-class.ts'
import styles from './form.module.css'

type Props = Omit<ComponentProps<'input'>, 'id'> & {
  label: string
  /** Shown below, in reserved space; a key for `t`. */
  problem: string | null | undefined
  /** Over the end of the input. */
  end?: ReactNode
  /** Beside the input. */
  beside?: ReactNode
  /** At the end of the label's row. */
  aside?: ReactNode
  /** Between the input and the problem. */
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
      <div className={styles['row']}>
        <div className={styles['box']}>
          <input
            id={id}
            className={fieldClass}
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
