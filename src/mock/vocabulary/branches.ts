import { brand } from '#src/shared/config/brand.ts'
import { cities, lhasa, shortName } from './places.ts'

export type BranchText = {
  /** Administrative code of the place it serves. */
  adcode: number
  /** `head` the head office, `branch` one of the province, `centre` the neighbouring region's. */
  kind: 'head' | 'branch' | 'centre'
  name: string
  /** What stands over its door. */
  sign: string
  address: string
  phone: string
  /** Seat of the place, WGS 84. */
  lng: number
  lat: number
  introduction: string
}

/** The head office, 17 prefectures of the province with a branch, in the order of the exchange's list. */
const addresses: readonly (readonly [city: string, address: string])[] = [
  ['成都', ''],
  ['绵阳', '涪城区临坪路 88 号涪屿大厦 6 层'],
  ['宜宾', '翠屏区竹洲大道 126 号'],
  ['泸州', '江阳区桂澜路 52 号'],
  ['德阳', '旌阳区青堰北街 19 号'],
  ['南充', '顺庆区嘉砚路 203 号'],
  ['达州', '通川区枫庭西路 71 号'],
  ['乐山', '市中区望渡街 36 号'],
  ['凉山州', '西昌市云麓路 158 号'],
  ['攀枝花', '东区听岚大道 45 号'],
  ['广元', '利州区鹤汀路 27 号'],
  ['遂宁', '船山区荷屏路 110 号'],
  ['内江', '东兴区棠桥中路 64 号'],
  ['自贡', '自流井区梧岭街 8 号'],
  ['眉山', '东坡区锦溪大道 92 号'],
  ['资阳', '雁江区松埠路 33 号'],
  ['雅安', '雨城区青壁路 21 号'],
  ['巴中', '巴州区翠坞南路 57 号'],
]

const phone = (index: number): string => `028-6000${String(index * 11 + 11).padStart(4, '0')}`

const introductionOf = (place: string, kind: BranchText['kind']): string =>
  kind === 'head'
    ? '统筹全省产权交易业务，负责项目审核、竞价组织、资金结算和系统运行，设有业务、结算、法务、信息技术等部门。'
    : `服务${place}各级国有企业和行政事业单位，提供企业股权转让、增资扩股、资产转让、资产租赁和资产合作的咨询受理、现场踏勘与政策辅导。`

/** Head office, 17 branches, and the exchange centre in Lhasa, last. */
export const branches: readonly BranchText[] = [
  ...addresses.flatMap(([name, address], index): BranchText[] => {
    const city = cities.find((each) => each.name === name)
    if (!city) return []
    const kind = index === 0 ? 'head' : 'branch'
    const sign = `${shortName(city)}${kind === 'head' ? '总部' : '分部'}`
    return [
      {
        adcode: city.adcode,
        kind,
        name: sign,
        sign,
        address: kind === 'head' ? brand.address : `四川省${city.fullName}${address}`,
        phone: phone(index),
        lng: city.lng,
        lat: city.lat,
        introduction: introductionOf(city.fullName, kind),
      },
    ]
  }),
  {
    adcode: lhasa.adcode,
    kind: 'centre',
    name: '拉萨交易中心',
    sign: '拉萨中心',
    address: '西藏自治区拉萨市城关区云岭路 16 号',
    phone: phone(addresses.length),
    lng: lhasa.lng,
    lat: lhasa.lat,
    introduction: introductionOf(lhasa.fullName, 'centre'),
  },
]
