import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { NewsRow } from '#src/model/news/schema.ts'
import { linkTo } from '#src/model/paths.ts'
import { OuterLink } from '#src/shared/ui/action/OuterLink.tsx'

type Props = { row: NewsRow; className?: string | undefined; children: ReactNode }

/** A link to a news item: its own page, or another site in a new tab. */
export function NewsLink({ row, className, children }: Props) {
  if (row.isOuterLink === 1)
    return (
      <OuterLink href={row.outerLinkUrl} newTab className={className} title={row.title}>
        {children}
      </OuterLink>
    )
  return (
    <Link to={linkTo.newsZxdt(row.id)} className={className} title={row.title}>
      {children}
    </Link>
  )
}
