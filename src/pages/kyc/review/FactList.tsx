import type { Fact } from './facts.ts'
import styles from '../kyc.module.css'

/** Labels and values in two columns. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={styles['facts']}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="number" lang="zh-CN">
            {value || '—'}
          </dd>
        </div>
      ))}
    </dl>
  )
}
