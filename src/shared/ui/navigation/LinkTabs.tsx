import { Link } from 'react-router-dom'
import styles from './Tabs.module.css'

type LinkTab = { to: string; label: string; isCurrent: boolean }

/** Links to sibling screens in the look of tabs. */
export function LinkTabs({ tabs, label }: { tabs: readonly LinkTab[]; label: string }) {
  return (
    <nav className={styles['list']} aria-label={label}>
      {tabs.map(({ to, label: text, isCurrent }) => (
        <Link
          key={to}
          className={`${styles['tab']} ${isCurrent ? '' : 'noPrint'}`}
          to={to}
          aria-current={isCurrent ? 'page' : undefined}
        >
          {text}
        </Link>
      ))}
    </nav>
  )
}
