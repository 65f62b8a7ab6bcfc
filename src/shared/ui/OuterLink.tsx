import type { ComponentProps } from 'react'
import { Link } from 'react-router-dom'
import { isLocalPath, safeHref } from '../lib/navigation/safe-href.ts'

const opened = { target: '_blank', rel: 'noopener noreferrer' } as const

type Props = Omit<ComponentProps<'a'>, 'href' | 'target' | 'rel'> & {
  href: string | null | undefined
  newTab?: boolean
}

/** A link whose address comes from the exchange: in-site, outer with `noopener`, or plain text when the address is none. */
export function OuterLink({ href, newTab = false, children, ...rest }: Props) {
  const address = (href ?? '').trim()
  if (isLocalPath(address))
    return (
      <Link {...rest} to={address} {...(newTab ? opened : {})}>
        {children}
      </Link>
    )
  const outer = safeHref(address)
  if (!outer) return <span className={rest.className}>{children}</span>
  return (
    <a {...rest} href={outer} {...opened}>
      {children}
    </a>
  )
}
