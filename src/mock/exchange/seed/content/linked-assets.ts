import { enrolmentOf } from '../../listings/lifecycle.ts'
import type { Listing } from '../../tables.ts'
import { branchIdOf } from '../listings/asset.ts'
import type { Place } from '../listings/places.ts'

type Story = { place: Place | undefined; asset: string | undefined; publishedAt: number }

/** Which listings are an asset as the titles name it. */
const isAsset: Readonly<Record<string, (listing: Listing) => boolean>> = {
  国有商铺: ({ picture }) => picture === 'shop-front',
  闲置厂房: ({ picture }) => picture === 'factory-hall',
  标准厂房: ({ picture }) => picture === 'factory-hall',
  公务车辆: ({ picture }) => picture === 'saloon-car' || picture === 'off-roader',
  办公用房: ({ picture }) => picture === 'office-tower',
  停车场经营权: ({ picture }) => picture === 'car-park' || picture === 'garage',
  水电站资产: ({ picture }) => picture === 'hydropower',
  人才公寓: ({ assetsName }) => assetsName.includes('公寓'),
  报废物资: ({ picture }) => picture === 'scrap-yard',
  城市公交车: ({ picture }) => picture === 'bus',
  林权: ({ picture }) => picture === 'forest',
  采矿权: ({ picture }) => picture === 'mine',
}

/** Shares of a company are not the assets that it has. */
const isThing = ({ typeCode }: Listing): boolean => typeCode === '2' || typeCode === '6'

const isSold = (listing: Listing, { asset, publishedAt }: Story): boolean =>
  listing.dealYuan !== null &&
  listing.closesAt < publishedAt &&
  (asset === undefined || (isAsset[asset]?.(listing) ?? false))

/** People can still enrol on the day of the story. */
const isOffered = (listing: Listing, { publishedAt }: Story): boolean => {
  const { enrolFrom, enrolUntil } = enrolmentOf(listing)
  return enrolFrom <= publishedAt && publishedAt < enrolUntil && listing.status !== 'TERMINATED'
}

/** Stories about an asset by the pattern of their title: which listing they can be about, and how many at most. */
const stories: Readonly<Record<string, { most: number; fits: (listing: Listing, story: Story) => boolean }>> = {
  '零的突破：{place}首宗{asset}通过岷交所成交': { most: 1, fits: isSold },
  '案例解析：{place}一宗{asset}的交易合规要点': { most: 1, fits: isSold },
  '从{place}实践看国有资产盘活的五条路径': { most: 3, fits: isSold },
  '产权市场观察：{asset}交易活跃度连续 {few} 个月上升': {
    most: 3,
    fits: (listing, story) => (isAsset[story.asset ?? '']?.(listing) ?? false) && isOffered(listing, story),
  },
  '{place}精选房源推介：{n} 套国有住宅集中转让': {
    most: 3,
    fits: (listing, story) => listing.typeCode === '2' && listing.picture === 'apartment' && isOffered(listing, story),
  },
  '本周看房团：走进{place}商铺与写字楼': {
    most: 3,
    fits: (listing, story) =>
      (listing.picture === 'shop-front' || listing.picture === 'office-tower') && isOffered(listing, story),
  },
  '{place}写字楼整层出租，租金可按季支付': {
    most: 1,
    fits: (listing, story) =>
      listing.typeCode === '6' && listing.picture === 'office-tower' && isOffered(listing, story),
  },
}

/** The listings that a story is about: of the same place, kind and outcome, as far as the title names them. Empty for all other articles. */
export function linkedAssetsOf(pattern: string, story: Story, listings: ReadonlyMap<string, Listing>): string[] {
  const known = stories[pattern]
  if (!known) return []
  const branchId = story.place && branchIdOf(story.place)
  return [...listings.values()]
    .filter(
      (listing) =>
        (branchId === undefined || listing.branchId === branchId) &&
        listing.packageId === null &&
        isThing(listing) &&
        known.fits(listing, story),
    )
    .slice(0, known.most)
    .map(({ assetsId }) => assetsId)
}
