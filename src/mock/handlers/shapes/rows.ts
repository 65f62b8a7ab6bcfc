import { kindName } from '#src/model/asset-kind/labels.ts'
import Big from 'big.js'
import { priceType, projectType, type ListingRow } from '#src/model/listing/schema.ts'
import { linkTo } from '#src/model/paths.ts'
import { dateTimeSeconds } from '#src/model/time/shanghai.ts'
import { brand } from '#src/shared/config/brand.ts'
import { depositRange, lotsIn } from '../../exchange/listings/package.ts'
import { enrolmentOf } from '../../exchange/listings/lifecycle.ts'
import { modeRules, publicPrice } from '../../exchange/listings/modes.ts'
import { assetPicture } from '../../exchange/seed/pictures.ts'
import { placeName } from '../../exchange/seed/listings/places.ts'
import type { Listing, ListingStatus, Tables } from '../../exchange/tables.ts'

/** The instant that a countdown runs to, if the state has one. */
const deadlineOf = (listing: Listing): number | null =>
  ({ BIDDING: listing.closesAt, WAIT_BID: listing.opensAt })[listing.status as string] ?? null

/** A package has no step of its own: those of its lots differ. */
export const stepOf = ({ isPackage, mode, step }: Listing): string | null =>
  !isPackage && modeRules[mode].rises ? step : null

/** An asset as a row of the contract's lists. */
export function listingRowOf(listing: Listing, now: number): Required<ListingRow> {
  const deadline = deadlineOf(listing)
  const { assetsId, isPackage } = listing
  return {
    assetsId,
    assetsName: listing.assetsName,
    showName: listing.assetsName,
    imgSrc: assetPicture(listing.picture, assetsId),
    url: isPackage ? linkTo.packageDetail(assetsId) : linkTo.listingDetail(assetsId),
    projectType: isPackage ? projectType.package : projectType.single,
    projectNature: listing.projectNature,
    typeCode: listing.typeCode,
    typeName: kindName(listing.typeCode),
    publishDate: dateTimeSeconds(listing.publishedAt),
    priceType: listing.unitName === null ? priceType.yuan : priceType.custom,
    startPrice: listing.startPrice,
    biddingPrice: publicPrice(listing),
    biddingCount: listing.quotes.length,
    priceUnitName: listing.unitName,
    leftTime: deadline === null ? null : Math.max(0, Math.ceil((deadline - now) / 1000)),
    deadline,
    subOrgName: brand.operator,
    status: listing.status,
    viewCount: listing.viewCount,
    no: listing.no,
    regionName: placeName(listing.adcode),
    enrolUntil: enrolmentOf(listing).enrolUntil,
    mode: listing.mode,
    step: stepOf(listing),
    deposit: isPackage ? null : listing.deposit,
    depositMax: null,
  }
}

/** The same with the deposit of a package, which is counted from its lots. */
export const hallRowOf = (tables: Pick<Tables, 'listings'>, listing: Listing, now: number): Required<ListingRow> => ({
  ...listingRowOf(listing, now),
  ...depositRange(listing, lotsIn(tables, listing)),
})

const over: ReadonlySet<ListingStatus> = new Set([
  'DEAL_PUBLICITY',
  'SIGNING',
  'SETTLING',
  'DONE',
  'FAILED',
  'TERMINATED',
])

/** Published and listed by itself: members of a package are shown in the package. */
export const isPublic = (listing: Listing, now: number): boolean =>
  listing.packageId === null && listing.publishedAt <= now

/** Public and not over: candidates for recommendations. */
export const isOnOffer = (listing: Listing, now: number): boolean => isPublic(listing, now) && !over.has(listing.status)

export const inWan = (yuan: Big): string => yuan.div(10_000).toFixed()
