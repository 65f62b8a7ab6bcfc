import type { ComponentProps } from 'react'
import { Link } from 'react-router-dom'
import { safeLink } from '../../lib/navigation/safe-href.ts'

const opened = { target: '_blank', rel: 'noopener noreferrer' } as const

type Props = Omit<ComponentProps<'a'>, 'href' | 'target' | 'rel'> & {
  href: string | null | undefined
  newTab?: boolean
}

/**
 * A link whose address comes from the exchange: internal, external in a new tab with `noopener`, or plain text if the address is not
 * safe. With `download` a file of this site is saved, without a new tab; browsers ignore `download` for files of other hosts.
 */
export function OuterLink({ href, newTab = false, children, ...rest }: Props) {
  const address = safeLink(href)
  if (address === null) return <span className={rest.className}>{children}</span>
  const isOwn = address.startsWith('/')
  if (isOwn && rest.download === undefined)
    return (
      <Link {...rest} to={address} {...(newTab && opened)}>
        {children}
      </Link>
    )
  return (
    <a {...rest} href={address} {...(!isOwn && opened)}>
      {children}
    </a>
  )
}
