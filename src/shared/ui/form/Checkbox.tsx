import type { ComponentProps } from 'react'
import styles from './Field.module.css'

type Props = ComponentProps<'input'> & { type?: 'checkbox' | 'radio' }

/** A native checkbox, or a radio button, in the portal's colour with its label. */
export const Checkbox = ({ type = 'checkbox', className = '', children, ...input }: Props) => (
  <label className={`${styles['checkbox']} ${className}`}>
    <input {...input} type={type} />
    {children}
  </label>
)
