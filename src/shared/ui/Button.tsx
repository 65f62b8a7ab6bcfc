import type { ComponentProps, MouseEvent } from 'react'
import { Link } from 'react-router-dom'
import { safeLink } from '../lib/navigation/safe-href.ts'
import styles from './Button.module.css'
import { OuterLink } from './OuterLink.tsx'

type Common = {
  look?: 'default' | 'primary' | 'text' | 'link' | 'danger'
  size?: 'small' | 'normal' | 'large'
  /** Cannot be pressed for now. Unlike with `disabled`, the person who has just pressed it keeps the focus. */
  isOff?: boolean
  /** Its work is under way: a sign turns before the text, and pressing it again does nothing. */
  isBusy?: boolean
}

type AsButton = ComponentProps<'button'> & { to?: undefined; href?: undefined }

/** An address of the portal. */
type AsLink = ComponentProps<typeof Link> & { href?: undefined }

/** An address from the exchange, checked as `OuterLink` checks it; with `download` the file is kept instead of opened. */
type AsOuterLink = Omit<ComponentProps<typeof OuterLink>, 'href'> & {
  href: string | null
  to?: undefined
  download?: boolean | string
}

type Props = Common & (AsButton | AsLink | AsOuterLink)

/** A file of the exchange that the browser keeps; plain text where the address is none. */
function DownloadLink({ href, download, className, children }: AsOuterLink) {
  const address = safeLink(href)
  if (address === null) return <span className={className}>{children}</span>
  return (
    <a className={className} href={address} download={download} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  )
}

function AnyLink(link: AsLink | AsOuterLink) {
  if (link.to !== undefined) return <Link {...link} />
  const { download, ...outer } = link
  return download === undefined ? <OuterLink {...outer} /> : <DownloadLink {...outer} download={download} />
}

/** A state as an attribute for the style sheet. */
const mark = (is: boolean) => (is ? '' : undefined)

const idle = { 'aria-disabled': true, onClick: (event: MouseEvent) => event.preventDefault() } as const

/**
 * One look for what does something and what leads somewhere. `text` is a button without a border, `link` an underlined link within
 * a sentence.
 */
export function Button({ look = 'default', size = 'normal', isOff = false, isBusy = false, ...rest }: Props) {
  const className = [styles['button'], styles[look], styles[size], rest.className].filter(Boolean).join(' ')
  const isIdle = isOff || isBusy
  const state = { ...(isIdle && idle), 'data-off': mark(isOff), 'data-busy': mark(isBusy) }
  if (rest.to === undefined && rest.href === undefined)
    return <button type="button" {...rest} {...state} className={className} />
  if (!isIdle) return <AnyLink {...rest} className={className} />
  return (
    <span role="link" aria-disabled className={className} {...state}>
      {rest.children}
    </span>
  )
}
