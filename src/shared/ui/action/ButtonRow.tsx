import type { ReactNode } from 'react'
import styles from './ButtonRow.module.css'

/** Buttons and links beside each other; not printed. */
export const ButtonRow = ({ children }: { children: ReactNode }) => <div className={styles['row']}>{children}</div>
