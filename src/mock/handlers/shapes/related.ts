import type { RelatedAsset } from '#src/model/content/article.ts'
import type { Exchange } from '../../worlds.ts'
import { listingRowOf } from './rows.ts'

/** The listing that an article or a notice is about, as a link to it. */
export function relatedAssetOf({ tables, now }: Exchange, assetsId: string | null | undefined): RelatedAsset | null {
  const listing = tables.listings.get(assetsId ?? '')
  if (!listing) return null
  const { assetsName, projectType, projectNature } = listingRowOf(listing, now())
  return { assetsId: listing.assetsId, assetsName, projectType, projectNature }
}
