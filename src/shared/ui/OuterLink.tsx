import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { isLocalPath, safeHref } from '../lib/navigation/safe-href.ts'

type Props = {
  href: string | null | undefined
  newTab?: boolean
  className?: string | undefined
  children: ReactNode
  title?: string
}

/** A link whose address comes from the exchange: in-site, outer with `noopener`, or plain text when the address is none. */
export function OuterLink({ href, newTab = false, className, children, title }: Props) {
  const address = (href ?? '').trim()
  const blank = newTab ? ({ target: '_blank', rel: 'noopener noreferrer' } as const) : {}
  if (isLocalPath(address))
    return (
      <Link to={address} className={className} title={title} {...blank}>
        {children}
      </Link>
    )
  const outer = safeHref(address)
  if (!outer) return <span className={className}>{children}</span>
  return (
    <a href={outer} className={className} title={title} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  )
}
