import { Link } from 'react-router-dom'
import styles from './RowActions.module.css'

type Props = {
  actions: readonly { label: string; to: string }[]
  /** Whose row it is, Chinese in every language; screen readers hear it with each link. */
  of: string
}

/** Where a row of a list leads, the most urgent first. */
export function RowActions({ actions, of }: Props) {
  return (
    <span className={styles['actions']}>
      {actions.map(({ label, to }) => (
        <Link key={label} to={to}>
          {label}
          <span className="visuallyHidden" lang="zh-CN">
            {of}
          </span>
        </Link>
      ))}
    </span>
  )
}
