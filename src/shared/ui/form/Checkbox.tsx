import type { ComponentProps } from 'react'
import styles from './Field.module.css'

/** The browser's own box in the portal's colour, with its label. */
export const Checkbox = ({ className = '', children, ...input }: Omit<ComponentProps<'input'>, 'type'>) => (
  <label className={`${styles['checkbox']} ${className}`}>
    <input {...input} type="checkbox" />
    {children}
  </label>
)
