import { usualSpecial } from '#src/model/content/special.ts'
import { linkTo, paths } from '#src/model/paths.ts'
import type { SceneKind } from '../../../pictures/pictures.ts'
import type { Listing } from '../../tables.ts'
import { categoryOf } from '../content/categories.ts'

/** Text, picture and link of an advertisement; the link is always an address of this site. */
export type AdTexts = { headline: string; sub: string; scene: SceneKind; url: string }

export const openingLabels: AdTexts = {
  headline: '精选资产推介专场',
  sub: '两百余宗国有资产集中挂牌，网络竞价一键参与',
  scene: 'hotel',
  url: linkTo.project({}),
}

export const topLabels: AdTexts = {
  headline: '竞价全程线上进行',
  sub: '报名、保证金、竞价、签约，一个账户办完',
  scene: 'server-room',
  url: linkTo.hall(1),
}

export const middleLabels: AdTexts[] = [
  {
    headline: '成交之后，融资不愁',
    sub: '凭成交确认书在线申请，最高可贷成交价款七成',
    scene: 'handshake',
    url: paths.rzfw,
  },
  {
    headline: '盘活闲置资产',
    sub: '免费发布信息，专人一对一服务',
    scene: 'warehouse',
    url: linkTo.service(2),
  },
]

export const popularLabels: AdTexts[] = [
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
    scene: 'saloon-car',
    url: linkTo.project(categoryOf('204', '小型客车')),
  },
  {
    headline: '水电与新能源',
    sub: '稳定现金流资产',
    scene: 'hydropower',
    url: linkTo.project(categoryOf('102', '水电')),
  },
]

/** The large banners of the home page. */
export const bannerLabels = (bestPackage: Listing): AdTexts[] => [
  {
    headline: '国有资产 阳光交易',
    sub: '信息公开、规则公开、过程公开、结果公开',
    scene: 'office-tower',
    url: linkTo.project({ typeCode: '2' }),
  },
  {
    headline: '资产包整体招商',
    sub: '一份保证金，多项标的任选',
    scene: 'shop-front',
    url: linkTo.packageDetail(bestPackage.assetsId),
  },
  { headline: '竞价大厅正在进行', sub: '全程线上报价，实时可见', scene: 'growth-chart', url: linkTo.hall(1) },
  {
    headline: '产权转让专题',
    sub: '精选标的、成交数据、办理流程、项目路演',
    scene: 'share-certificate',
    url: `${paths.specialIndex}?code=${usualSpecial}`,
  },
  {
    headline: '商铺写字楼集中招租',
    sub: '产权清晰，租金可按季支付',
    scene: 'apartment',
    url: linkTo.project({ typeCode: '6' }),
  },
]

/** Beside the projects of the home page. */
export const besideLabels = (bestSingle: Listing, bestPackage: Listing): AdTexts[] => [
  {
    headline: '本周关注',
    sub: bestSingle.assetsName,
    scene: 'handshake',
    url: linkTo.listingDetail(bestSingle.assetsId),
  },
  {
    headline: '资产包推介',
    sub: bestPackage.assetsName,
    scene: 'office-tower',
    url: linkTo.packageDetail(bestPackage.assetsId),
  },
  { headline: '即将竞价', sub: '提前报名，按时交纳保证金', scene: 'land-plot', url: linkTo.hall(2) },
]
