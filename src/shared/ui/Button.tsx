import type { ComponentProps } from 'react'
import styles from './Button.module.css'

type Props = ComponentProps<'button'> & {
  look?: 'default' | 'primary' | 'text'
  /** Nothing to be pressed for now. Unlike with `disabled` whoever has just pressed it keeps the focus. */
  isOff?: boolean
}

/** The button of the first screens, where antd has not been loaded; same look, a thousandth of the weight. */
export function Button({ look = 'default', className = '', type = 'button', isOff = false, ...rest }: Props) {
  const looks = { default: '', primary: styles['primary'], text: styles['text'] }
  const off = isOff ? { 'aria-disabled': true, 'data-off': '', onClick: undefined } : {}
  return <button type={type} className={`${styles['button']} ${looks[look] ?? ''} ${className}`} {...rest} {...off} />
}
