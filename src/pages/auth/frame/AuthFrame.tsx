import { type ReactNode, useId } from 'react'
import { OperatorPanel } from './OperatorPanel.tsx'
import styles from './frame.module.css'

type Props = {
  title: string
  children: ReactNode
  /** Below the card. */
  below?: ReactNode
}

/** The screens of the account before a sign-in: the operator on one side, a card with one form on the other. */
export function AuthFrame({ title, children, below }: Props) {
  const id = useId()
  return (
    <div className={`content ${styles['page']}`}>
      <div className={styles['frame']}>
        <OperatorPanel />
        <section className={styles['card']} aria-labelledby={id}>
          <h1 id={id} tabIndex={-1}>
            {title}
          </h1>
          {children}
        </section>
      </div>
      {below}
    </div>
  )
}
