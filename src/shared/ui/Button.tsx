import type { ComponentProps } from 'react'
import styles from './Button.module.css'

type Props = ComponentProps<'button'> & { look?: 'default' | 'primary' | 'text' }

/** The button of the first screens, where antd has not been loaded; same look, a thousandth of the weight. */
export function Button({ look = 'default', className = '', type = 'button', ...rest }: Props) {
  const looks = { default: '', primary: styles['primary'], text: styles['text'] }
  // oxlint-disable-next-line react/button-has-type -- the type is given by the caller, `button` unless said otherwise
  return <button type={type} className={`${styles['button']} ${looks[look] ?? ''} ${className}`} {...rest} />
}
