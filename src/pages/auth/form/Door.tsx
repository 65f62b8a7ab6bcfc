import { type ReactNode, useId } from 'react'
import { OperatorPanel } from '../login/OperatorPanel.tsx'
import styles from '../login/login.module.css'

type Props = { title: string; children: ReactNode }

/** The operator on one side, a card with one thing to do on the other. */
export function Door({ title, children }: Props) {
  const id = useId()
  return (
    <div className={`content ${styles['page']}`}>
      <div className={styles['door']}>
        <OperatorPanel />
        <section className={styles['card']} aria-labelledby={id}>
          <h1 id={id} tabIndex={-1}>
            {title}
          </h1>
          {children}
        </section>
      </div>
    </div>
  )
}
