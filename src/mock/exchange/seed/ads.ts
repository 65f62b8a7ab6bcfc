import { type Ad, adCode } from '#src/model/content/schema.ts'
import { linkTo, paths } from '#src/model/paths.ts'
import { picturesRoot, pictureUrl } from '../../pictures/address.ts'
import type { SceneKind } from '../../pictures/kinds.ts'
import { onOneSheet } from '../../pictures/sheet.ts'
import type { Listing } from '../tables.ts'
import { categoryOf } from './categories.ts'
import { scenePicture } from './pictures.ts'

type Words = { headline: string; sub: string; scene: SceneKind; url: string }

const banner = (id: string, { headline, sub, scene, url }: Words, w: number, h: number): Ad => ({
  id,
  name: `${headline}：${sub}`,
  url,
  imgSrc: pictureUrl({ kind: 'banner', seed: id, scene, headline, sub, w, h }),
})

const card = (id: string, { headline, sub, scene, url }: Words): Ad => ({
  id,
  name: `${headline}：${sub}`,
  url,
  imgSrc: pictureUrl({ kind: 'ad-card', seed: id, scene, title: headline, line: sub }),
})

/** A narrow place whose shape follows the panel beside it: a scene that may be cut at any side, its words in the name. */
const sceneAd = (id: string, { headline, sub, scene, url }: Words): Ad => ({
  id,
  name: `${headline}：${sub}`,
  url,
  imgSrc: scenePicture(scene, id),
})

/** The listing most looked at of those that take enrolments, a package where asked for. */
const wanted = (listings: ReadonlyMap<string, Listing>, isPackage: boolean): Listing =>
  [...listings.values()]
    .filter((listing) => listing.status === 'NOTICE' && listing.packageId === null && listing.isPackage === isPackage)
    .reduce((best, listing) => (listing.viewCount > best.viewCount ? listing : best))

/** Slots that are seen together come on one sheet; sizes in px. */
const sheets: Record<string, Record<string, readonly [number, number]>> = {
  'ads-banner': { [adCode.banner]: [700, 340] },
  'ads-first-screen': { [adCode.top]: [1200, 72], [adCode.popular]: [285, 100], [adCode.opening]: [720, 405] },
}

function onSheets(ads: Map<string, Ad[]>): Map<string, Ad[]> {
  for (const [name, slots] of Object.entries(sheets)) {
    const placed = Object.entries(slots).flatMap(([code, [w, h]]) =>
      (ads.get(code) ?? []).map((ad) => ({ ad, url: ad.imgSrc, w, h })),
    )
    const addresses = onOneSheet(picturesRoot, name, placed)
    placed.forEach(({ ad }, index) => {
      ad.imgSrc = addresses[index] ?? ad.imgSrc
    })
  }
  return ads
}

const popular: Words[] = [
  {
    headline: '优质商铺招租',
    sub: '即租即用，可办证照',
    scene: 'shop-front',
    url: linkTo.project(categoryOf('601', '商铺')),
  },
  {
    headline: '标准厂房转让',
    sub: '权证齐全，可整体接管',
    scene: 'factory-hall',
    url: linkTo.project(categoryOf('201', '工业厂房')),
  },
  {
    headline: '公务车辆处置',
    sub: '批量处置，现场看样',
    scene: 'car-park',
    url: linkTo.project(categoryOf('204', '小型客车')),
  },
  {
    headline: '水电与新能源',
    sub: '稳定现金流资产',
    scene: 'hydropower',
    url: linkTo.project(categoryOf('102', '水电')),
  },
]

/** Advertisements of every slot; each leads to an address of this site. */
export function seedAds(listings: ReadonlyMap<string, Listing>): Map<string, Ad[]> {
  const bestPackage = wanted(listings, true)
  const bestSingle = wanted(listings, false)
  const packagePage = linkTo.packageDetail(bestPackage.assetsId)
  const singlePage = linkTo.listingDetail(bestSingle.assetsId)
  const banners: Words[] = [
    {
      headline: '国有资产 阳光交易',
      sub: '信息公开、规则公开、过程公开、结果公开',
      scene: 'office-tower',
      url: linkTo.project({ typeCode: '2' }),
    },
    { headline: '资产包整体招商', sub: '一份保证金，多项标的任选', scene: 'shop-front', url: packagePage },
    { headline: '竞价大厅正在进行', sub: '全程线上报价，实时可见', scene: 'growth-chart', url: linkTo.hall(1) },
    {
      headline: '股权转让与增资专场',
      sub: '对接产业资本，共享成长机会',
      scene: 'share-certificate',
      url: linkTo.project({ typeCode: '1' }),
    },
    {
      headline: '商铺写字楼集中招租',
      sub: '产权清晰，租金可按季支付',
      scene: 'apartment',
      url: linkTo.project({ typeCode: '6' }),
    },
  ]
  const beside: Words[] = [
    { headline: '本周关注', sub: bestSingle.assetsName, scene: 'handshake', url: singlePage },
    { headline: '资产包推介', sub: bestPackage.assetsName, scene: 'office-tower', url: packagePage },
    { headline: '即将竞价', sub: '提前报名，按时交纳保证金', scene: 'land-plot', url: linkTo.hall(2) },
  ]
  return onSheets(
    new Map([
      [
        adCode.opening,
        [
          banner(
            'ad-opening-1',
            {
              headline: '精选资产推介专场',
              sub: '两百余宗国有资产集中挂牌，网络竞价一键参与',
              scene: 'hotel',
              url: linkTo.project({}),
            },
            720,
            405,
          ),
        ],
      ],
      [
        adCode.top,
        [
          banner(
            'ad-top-1',
            {
              headline: '竞价全程线上进行',
              sub: '报名、保证金、竞价、签约，一个账户办完',
              scene: 'server-room',
              url: linkTo.hall(1),
            },
            1200,
            72,
          ),
        ],
      ],
      [adCode.banner, banners.map((words, index) => banner(`ad-banner-${index + 1}`, words, 700, 340))],
      [
        adCode.middle,
        [
          banner(
            'ad-middle-1',
            {
              headline: '成交之后，融资不愁',
              sub: '凭成交确认书在线申请，最高可贷成交价款七成',
              scene: 'handshake',
              url: paths.rzfw,
            },
            1200,
            72,
          ),
          banner(
            'ad-middle-2',
            {
              headline: '盘活闲置资产',
              sub: '免费发布信息，专人一对一服务',
              scene: 'warehouse',
              url: linkTo.service(2),
            },
            1200,
            72,
          ),
        ],
      ],
      [adCode.popular, popular.map((words, index) => card(`ad-popular-${index + 1}`, words))],
      [adCode.projectPanel, beside.map((words, index) => sceneAd(`ad-project-${index + 1}`, words))],
    ]),
  )
}
