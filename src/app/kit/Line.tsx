import type { ReactNode } from 'react'
import styles from './KitPage.module.css'

/** States of a part beside each other. */
export const Line = ({ children }: { children: ReactNode }) => <div className={styles['line']}>{children}</div>
