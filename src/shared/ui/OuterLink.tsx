import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { safeHref, safeLink } from '../lib/safe-href.ts'

type Props = {
  href: string | null | undefined
  newTab?: boolean
  className?: string | undefined
  children: ReactNode
  title?: string
}

/** A link whose address comes from the exchange: in-site, outer with `noopener`, or plain text when the address is none. */
export function OuterLink({ href, newTab = false, className, children, title }: Props) {
  const inSite = safeLink(href ?? '')
  const blank = newTab ? ({ target: '_blank', rel: 'noopener noreferrer' } as const) : {}
  if (inSite)
    return (
      <Link to={inSite} className={className} title={title} {...blank}>
        {children}
      </Link>
    )
  const outer = safeHref(href ?? '')
  if (!outer) return <span className={className}>{children}</span>
  return (
    <a href={outer} className={className} title={title} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  )
}
