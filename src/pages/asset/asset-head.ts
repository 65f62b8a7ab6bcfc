import type { AssetDetail } from '#src/model/listing/detail.ts'
import { wanYuan, yuan } from '#src/model/listing/labels.ts'
import { amountUnit, currentPrice, listingName } from '#src/model/listing/rules.ts'
import { priceType } from '#src/model/listing/schema.ts'
import { yuanFromWan } from '#src/model/money/wan.ts'
import type { DocumentHead } from '#src/shared/lib/navigation/document-head.ts'
import { safeLink } from '#src/shared/lib/navigation/safe-href.ts'
import { summary } from '#src/shared/lib/text/text.ts'

/** schema.org's ItemAvailability of each state in which it is known (domain 2.2). */
const availability: Readonly<Record<string, string>> = {
  PRE: 'PreSale',
  NOTICE: 'InStock',
  EXTENDED: 'InStock',
  NOTICE_BIDDING: 'InStock',
  CLOSED: 'LimitedAvailability',
  REVIEW: 'LimitedAvailability',
  WAIT_BID: 'LimitedAvailability',
  BIDDING: 'LimitedAvailability',
  DELAY: 'LimitedAvailability',
  PRIORITY: 'LimitedAvailability',
  PAUSED: 'OutOfStock',
  BID_END: 'OutOfStock',
  DEAL_PUBLICITY: 'SoldOut',
  SIGNING: 'SoldOut',
  SETTLING: 'SoldOut',
  DONE: 'SoldOut',
  FAILED: 'Discontinued',
  TERMINATED: 'Discontinued',
}

/** In 元: of an amount in the asset's own unit with what it is for; null without a price, and for a unit that is no money. */
function priceOf(asset: AssetDetail): Readonly<Record<string, unknown>> | null {
  const price = currentPrice(asset)
  if (price === null) return null
  if (asset.priceType !== priceType.custom) return { price, priceCurrency: 'CNY' }
  const [money = '', ...per] = amountUnit(asset).split('/')
  if (per.length === 0 || (money !== yuan && money !== wanYuan)) return null
  const inYuan = { price: money === wanYuan ? yuanFromWan(price) : price, priceCurrency: 'CNY' }
  return { ...inYuan, priceSpecification: { '@type': 'UnitPriceSpecification', ...inYuan, unitText: per.join('/') } }
}

/** Nothing for a number that is no time. */
const isoTime = (at: number): string | undefined =>
  Number.isNaN(new Date(at).getTime()) ? undefined : new Date(at).toISOString()

/** The page of the asset. */
type Place = Pick<Location, 'origin' | 'pathname'>

function offerOf(asset: AssetDetail, { origin, pathname }: Place) {
  const { status, seller, enrolFrom, bidUntil } = asset
  const known = Object.hasOwn(availability, status ?? '') ? availability[status ?? ''] : undefined
  return {
    '@type': 'Offer',
    ...priceOf(asset),
    ...(known && { availability: `https://schema.org/${known}` }),
    availabilityStarts: isoTime(enrolFrom),
    availabilityEnds: isoTime(bidUntil),
    seller: { '@type': 'Organization', name: seller },
    url: origin + pathname,
  }
}

/** What the page of an asset is about, for search engines and for whoever shares it. */
export function assetHead(asset: AssetDetail, place: Place): DocumentHead {
  const { no, pictures, imgSrc, description: paragraphs, typeName, regionName } = asset
  const title = listingName(asset)
  const image = safeLink(pictures[0]?.src ?? imgSrc)
  const description = summary(paragraphs[0] ?? [typeName, regionName, no].filter(Boolean).join(' · '))
  return {
    title,
    description,
    image,
    type: 'website',
    data: {
      '@type': 'Product',
      name: title,
      description,
      sku: no,
      ...(typeName && { category: typeName }),
      ...(image && { image: new URL(image, place.origin).href }),
      offers: offerOf(asset, place),
    },
  }
}
