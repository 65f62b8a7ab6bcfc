import type { ReactNode } from 'react'
import { Actions } from '#src/shared/ui/action/Actions.tsx'
import styles from './security.module.css'

export const Rows = ({ children }: { children: ReactNode }) => <ul className={styles['rows']}>{children}</ul>

type RowProps = {
  title: string
  text: ReactNode
  hint?: string
  /** At the right end. */
  state?: ReactNode
  /** Behind it; not printed. */
  actions?: ReactNode
}

/** One matter of the account's safety, with what can be done about it. */
export function Row({ title, text, hint, state, actions }: RowProps) {
  return (
    <li>
      <h3>{title}</h3>
      <div>
        <p>{text}</p>
        {hint && <p className="muted">{hint}</p>}
      </div>
      {state}
      {actions && <Actions>{actions}</Actions>}
    </li>
  )
}
