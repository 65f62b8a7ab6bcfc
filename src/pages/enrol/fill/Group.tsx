import type { ReactNode } from 'react'
import styles from '../enrol.module.css'

/** Fields that belong together, under one name. */
export function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className={styles['group']}>
      <legend>{title}</legend>
      {children}
    </fieldset>
  )
}
