import type { ReactNode } from 'react'
import styles from './form.module.css'

type GridProps = { columns?: 1 | 2 | 3; className?: string | undefined; children: ReactNode }

/** Fields side by side, one below the other on a narrow screen. A field with `wideField` spans the line. */
export function FieldGrid({ columns = 2, className = '', children }: GridProps) {
  return (
    <div className={`${styles['grid']} ${className}`} data-columns={columns}>
      {children}
    </div>
  )
}

export const wideField = styles['wide'] ?? ''

type Props = { title: string; hint?: ReactNode; columns?: 1 | 2 | 3; children: ReactNode }

/** Optional fields, collapsed at first; `PortalForm` expands them if one of them is invalid. */
export function FoldedFields({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className={styles['folded']}>
      <summary>{title}</summary>
      {children}
    </details>
  )
}

/** A group of fields with a title. */
export function FormSection({ title, hint, columns = 1, children }: Props) {
  return (
    <fieldset className={styles['section']}>
      <legend>{title}</legend>
      {hint && <div className={styles['hint']}>{hint}</div>}
      {columns === 1 ? <div>{children}</div> : <FieldGrid columns={columns}>{children}</FieldGrid>}
    </fieldset>
  )
}
