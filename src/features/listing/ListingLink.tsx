import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { detailPage } from '#src/model/listing/rules.ts'
import type { ListingRow } from '#src/model/listing/schema.ts'
import { linkTo } from '#src/model/paths.ts'
import styles from './ListingLink.module.css'

type Kind = Pick<ListingRow, 'assetsId'> & Partial<Pick<ListingRow, 'projectType' | 'projectNature'>>

/** Where an asset is shown: a package on its own page, everything else on the plain one (RT-13). */
export const listingAddress = (row: Kind): string =>
  detailPage(row) === 'package' ? linkTo.packageDetail(row.assetsId) : linkTo.listingDetail(row.assetsId)

type Props = {
  row: Kind
  className?: string | undefined
  title?: string | undefined
  /** The whole of what is positioned around it leads where it leads. */
  isCovering?: boolean
  children: ReactNode
}

/** A link to an asset. */
export function ListingLink({ row, className = '', title, isCovering = false, children }: Props) {
  const look = isCovering ? `${styles['covering']} ${className}` : className
  return (
    <Link to={listingAddress(row)} className={look} title={title}>
      {children}
    </Link>
  )
}
