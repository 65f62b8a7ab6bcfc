import type { ComponentProps, MouseEvent } from 'react'
import { Link } from 'react-router-dom'
import styles from './Button.module.css'
import { OuterLink } from './OuterLink.tsx'

type Common = {
  look?: 'default' | 'primary' | 'text' | 'link' | 'danger'
  size?: 'small' | 'normal' | 'large'
  /** As wide as its container. */
  isWide?: boolean
}

type AsButton = ComponentProps<'button'> & {
  to?: undefined
  href?: undefined
  /** Cannot be pressed for now. Unlike with `disabled`, the person who has just pressed it keeps the focus. */
  isOff?: boolean
  /** Its action is running: a spinner precedes the text, and pressing it again does nothing. */
  isBusy?: boolean
}

/** The look of a button, for the label of a hidden input. */
export const buttonClass = styles['button'] ?? ''

type NeverOff = { isOff?: undefined; isBusy?: undefined }

/** An address of the portal. */
type AsLink = ComponentProps<typeof Link> & NeverOff & { href?: undefined }

/** An address from the exchange, checked by `OuterLink`; with `download` the file is saved instead of opened. */
type AsOuterLink = Omit<ComponentProps<typeof OuterLink>, 'href'> & NeverOff & { href: string | null; to?: undefined }

type Props = Common & (AsButton | AsLink | AsOuterLink)

const AnyLink = (link: AsLink | AsOuterLink) => (link.to === undefined ? <OuterLink {...link} /> : <Link {...link} />)

/** A boolean as an attribute for the style sheet. */
const mark = (is: boolean | undefined) => (is ? '' : undefined)

const idle = { onClick: (event: MouseEvent) => event.preventDefault() }

/**
 * One look for buttons and for links to screens and files. `text` is a button without a border, `link` an underlined link within a
 * sentence.
 */
export function Button({ look = 'default', size = 'normal', isWide, isOff, isBusy, ...rest }: Props) {
  const className = [styles['button'], styles[look], styles[size], rest.className].filter(Boolean).join(' ')
  const width = { 'data-wide': mark(isWide) }
  if (rest.to !== undefined || rest.href !== undefined) return <AnyLink {...rest} {...width} className={className} />
  const isIdle = isBusy || isOff
  const state = { 'aria-disabled': isIdle ?? rest['aria-disabled'], 'data-off': mark(isOff), 'data-busy': mark(isBusy) }
  return <button type="button" {...rest} {...width} {...state} {...(isIdle && idle)} className={className} />
}
