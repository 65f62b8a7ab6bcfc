import type { ComponentProps } from 'react'
import { Link } from 'react-router-dom'
import styles from './CoveringLink.module.css'

/** A link that can be pressed anywhere in the positioned box around it, other controls of which are positioned as well. */
export function CoveringLink({ className = '', ...rest }: ComponentProps<typeof Link>) {
  return <Link {...rest} className={`${styles['covering']} ${className}`} />
}
