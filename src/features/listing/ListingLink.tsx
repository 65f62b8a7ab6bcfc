import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { detailPage } from '#src/model/listing/rules.ts'
import type { ListingRow } from '#src/model/listing/schema.ts'
import { linkTo } from '#src/model/paths.ts'

type Kind = Pick<ListingRow, 'assetsId'> & Partial<Pick<ListingRow, 'projectType' | 'projectNature'>>

/** Where an asset is shown: a package on its own page, everything else on the plain one (RT-13). */
export const listingAddress = (row: Kind): string =>
  detailPage(row) === 'package' ? linkTo.packageDetail(row.assetsId) : linkTo.listingDetail(row.assetsId)

type Props = { row: Kind; className?: string | undefined; title?: string | undefined; children: ReactNode }

/** A link to an asset. */
export function ListingLink({ row, className, title, children }: Props) {
  return (
    <Link to={listingAddress(row)} className={className} title={title}>
      {children}
    </Link>
  )
}
