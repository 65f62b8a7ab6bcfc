import { Link } from 'react-router-dom'
import styles from './RowActions.module.css'

type Props = {
  actions: readonly { label: string; to: string }[]
  /** Name of the row, Chinese in every language; screen readers hear it with each link. */
  of: string
}

/** Links of a row, the most urgent first. */
export function RowActions({ actions, of }: Props) {
  return (
    <span className={`noPrint ${styles['actions']}`}>
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
