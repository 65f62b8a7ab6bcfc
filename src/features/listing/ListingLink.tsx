import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { detailPage, listingName, type Named } from '#src/model/listing/rules.ts'
import type { ListingRow } from '#src/model/listing/schema.ts'
import { linkTo } from '#src/model/paths.ts'
import { CoveringLink } from '#src/shared/ui/action/CoveringLink.tsx'

type Kind = Pick<ListingRow, 'assetsId'> & Partial<Pick<ListingRow, 'projectType' | 'projectNature'>>

/** The page of a listing: a package has its own, everything else the plain one (RT-13). */
export const listingAddress = (row: Kind): string =>
  detailPage(row) === 'package' ? linkTo.packageDetail(row.assetsId) : linkTo.listingDetail(row.assetsId)

type Common = {
  className?: string | undefined
  title?: string | undefined
  /** Takes presses anywhere in the positioned box around it. */
  isCovering?: boolean
}
type Props = Common & ({ row: Kind; children: ReactNode } | { row: Kind & Named; children?: undefined })

/** A link to a listing, with its name unless it has another text. */
export function ListingLink({ row, isCovering = false, children, ...rest }: Props) {
  const AnyLink = isCovering ? CoveringLink : Link
  return (
    <AnyLink to={listingAddress(row)} {...rest}>
      {children ?? ('assetsName' in row && listingName(row))}
    </AnyLink>
  )
}
