import type { ComponentProps, MouseEvent } from 'react'
import { Link } from 'react-router-dom'
import styles from './Button.module.css'
import { OuterLink } from './OuterLink.tsx'

type Common = {
  look?: 'default' | 'primary' | 'text' | 'link' | 'danger'
  size?: 'small' | 'normal' | 'large'
  /** As wide as its container. */
  isWide?: boolean
  /** Cannot be pressed for now. Unlike with `disabled`, the person who has just pressed it keeps the focus. */
  isOff?: boolean
  /** Its action is running: a spinner precedes the text, and pressing it again does nothing. */
  isBusy?: boolean
}

type AsButton = ComponentProps<'button'> & { to?: undefined; href?: undefined }

/** The look of a button, for the label of a hidden input. */
export const buttonClass = styles['button'] ?? ''

/** An address of the portal. */
type AsLink = ComponentProps<typeof Link> & { href?: undefined }

/** An address from the exchange, checked by `OuterLink`; with `download` the file is saved instead of opened. */
type AsOuterLink = Omit<ComponentProps<typeof OuterLink>, 'href'> & {
  href: string | null
  to?: undefined
}

type Props = Common & (AsButton | AsLink | AsOuterLink)

const AnyLink = (link: AsLink | AsOuterLink) => (link.to === undefined ? <OuterLink {...link} /> : <Link {...link} />)

/** A boolean as an attribute for the style sheet. */
const mark = (is: boolean | undefined) => (is ? '' : undefined)

const idle = { 'aria-disabled': true, onClick: (event: MouseEvent) => event.preventDefault() } as const

/**
 * One look for buttons and for links to screens and files. `text` is a button without a border, `link` an underlined link within a
 * sentence.
 */
export function Button({ look = 'default', size = 'normal', isWide, isOff = false, isBusy = false, ...rest }: Props) {
  const className = [styles['button'], styles[look], styles[size], rest.className].filter(Boolean).join(' ')
  const isIdle = isOff || isBusy
  const idleState = isIdle && { ...idle, 'data-off': mark(isOff), 'data-busy': mark(isBusy) }
  const state = { ...idleState, 'data-wide': mark(isWide) }
  if (rest.to === undefined && rest.href === undefined)
    return <button type="button" {...rest} {...state} className={className} />
  if (!isIdle) return <AnyLink {...rest} className={className} />
  return (
    <span role="link" aria-disabled className={className} {...state}>
      {rest.children}
    </span>
  )
}
