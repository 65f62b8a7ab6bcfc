import type { AssetQuery } from '#src/api/endpoints/assets.ts'
import type { AssetDetail, Facets } from '#src/model/listing/detail.ts'
import { groupsOf, liesIn, priceBands, regionKeys, statusGroupKeys } from '#src/model/listing/filters.ts'
import type { Category, ListingRow } from '#src/model/listing/schema.ts'
import { compareMoney } from '#src/model/money/money.ts'
import type { Industry, Region } from '#src/model/system/schema.ts'

/** An asset with what is filtered by, besides what a row shows. */
export type Asset = ListingRow & { parentId: string; operationId: string; place: string; industry: string }

export const categories: Category[] = [
  ['201', '0', '2', '房屋建筑物'],
  ['20101', '201', '2', '住宅'],
  ['20102', '201', '2', '商铺'],
  ['202', '0', '2', '土地使用权'],
  ['20201', '202', '2', '工业用地'],
  ['601', '0', '6', '商业用房租赁'],
  ['60101', '601', '6', '商铺'],
].map(([id = '', parentId = '', manageTypeId = '', typeName = '']) => ({ id, parentId, manageTypeId, typeName }))

const prefectures = [
  '成都市 自贡市 攀枝花市 泸州市 德阳市 绵阳市 广元市 遂宁市 内江市 乐山市 南充市 眉山市 宜宾市 广安市 达州市 雅安市 巴中市 资阳市',
  '阿坝藏族羌族自治州 甘孜藏族自治州 凉山彝族自治州',
].flatMap((names) => names.split(' '))
const prefectureCodes = '01 03 04 05 06 07 08 09 10 11 13 14 15 16 17 18 19 20 32 33 34'.split(' ')

const region = (code: string, name: string, parentCode: string | null): Region => ({
  code,
  name,
  parentCode,
  hasChildren: true,
})
export const regions: Region[] = [
  region('510000', '四川省', null),
  region('540000', '西藏自治区', null),
  region('110000', '北京市', null),
  ...prefectures.map((name, index) => region(`51${prefectureCodes[index]!}00`, name, '510000')),
  region('540100', '拉萨市', '540000'),
  region('540200', '日喀则市', '540000'),
  region('510104', '锦江区', '510100'),
]

export const industries: Industry[] = [
  { code: 'C', name: '制造业', parentCode: null },
  { code: '34', name: '通用设备制造业', parentCode: 'C' },
  { code: '35', name: '专用设备制造业', parentCode: 'C' },
  { code: 'K', name: '房地产业', parentCode: null },
  { code: '70', name: '房地产业', parentCode: 'K' },
]

const kinds = [
  { typeCode: '2', typeName: '资产转让', parentId: '201', operationId: '20101', industry: '70' },
  { typeCode: '2', typeName: '资产转让', parentId: '201', operationId: '20102', industry: '70' },
  { typeCode: '6', typeName: '资产租赁', parentId: '601', operationId: '60101', industry: '70' },
  { typeCode: '2', typeName: '资产转让', parentId: '202', operationId: '20201', industry: '34' },
] as const
const statuses = ['NOTICE', 'BIDDING', 'WAIT_BID', 'DONE', 'NOTICE', 'DEAL_PUBLICITY', 'FAILED'] as const
const places = ['510100', '510700', '511500', '510100', '540100'] as const

const names = [
  '锦江区新光路 18 号临街商铺',
  '高新区交子大道写字楼十二层整层',
  '三江新区工业用地使用权',
  '涪城区住宅一套（含车位）',
]

/** An asset that is always the same for its number. */
// oxlint-disable-next-line complexity -- a long object, no long thought
export function assetOf(index: number, now: number): Asset {
  const kind = kinds[index % kinds.length]!
  const status = statuses[index % statuses.length]!
  const place = places[index % places.length]!
  const isLease = kind.typeCode === '6' && index % 3 === 0
  const start = String(80_000 + ((index * 7919) % 9000) * 10_000)
  const bids = status === 'BIDDING' || status === 'DONE' || status === 'DEAL_PUBLICITY' ? (index % 9) + 1 : 0
  const counts = status === 'BIDDING' || status === 'WAIT_BID'
  return {
    assetsId: `A${index}`,
    assetsName: `${names[index % names.length]!} ${index} 号标的`,
    projectType: index % 11 === 0 ? 1 : 2,
    projectNature: index % 11 === 0 ? 1 : 0,
    ...kind,
    place,
    publishDate: new Date(now - ((index * 13) % 400) * 3_600_000 * 6 + 8 * 3_600_000)
      .toISOString()
      .slice(0, 19)
      .replace('T', ' '),
    priceType: isLease ? 2 : 1,
    startPrice: isLease ? '36.5' : start,
    biddingPrice: bids === 0 ? null : String(Number(isLease ? 36.5 : start) * (1 + bids / 50)),
    biddingCount: bids,
    priceUnitName: isLease ? '元/平方米·月' : null,
    deadline: counts ? now + (index % 50) * 3_600_000 + 90_000 : null,
    status,
    viewCount: (index * 37) % 5000,
    no: `GR2026SC${String(1_000_000 + index)}`,
    regionName: regions.find(({ code }) => code === place)?.name ?? null,
    enrolUntil: now + 86_400_000 * (index % 20),
    imgSrc: null,
    subOrgName: '岷江联合产权交易所',
  }
}

const priceOf = (asset: Asset): string | null => {
  if (asset.priceType === 2) return null
  return asset.biddingPrice ?? asset.startPrice ?? null
}

const within = (price: string | null, from?: string, to?: string): boolean =>
  price !== null && (!from || compareMoney(price, from) >= 0) && (!to || compareMoney(price, to) < 0)

const sectionOf = (code: string) => industries.find((industry) => industry.code === code)?.parentCode ?? code

type Test = (asset: Asset, asked: AssetQuery) => boolean
const tests = {
  q: (asset, { q = '' }) =>
    asset.assetsName.toLowerCase().includes(q.toLowerCase()) || (asset.no ?? '').includes(q.toUpperCase()),
  typeCode: (asset, { typeCode }) => !typeCode || asset.typeCode === typeCode,
  parentId: (asset, { parentId }) => !parentId || asset.parentId === parentId,
  operationId: (asset, { operationId }) => !operationId || asset.operationId === operationId,
  region: (asset, asked) => !asked.region || liesIn(asset.place, asked.region),
  industry: (asset, asked) => !asked.industry || [asset.industry, sectionOf(asset.industry)].includes(asked.industry),
  price: (asset, { priceFrom, priceTo }) => (!priceFrom && !priceTo) || within(priceOf(asset), priceFrom, priceTo),
  status: (asset, { status }) => !status || (groupsOf(asset.status) as string[]).includes(status),
  published: (asset, { publishedFrom = '', publishedTo = '9999' }) => {
    const day = (asset.publishDate ?? '').slice(0, 10)
    return day >= publishedFrom && day <= publishedTo
  },
} satisfies Record<string, Test>
type TestName = keyof typeof tests

const passing = (assets: readonly Asset[], asked: AssetQuery, ignored: readonly TestName[] = []) =>
  assets.filter((asset) =>
    (Object.keys(tests) as TestName[]).every((name) => ignored.includes(name) || tests[name](asset, asked)),
  )

const counted = (assets: readonly Asset[], keysOf: (asset: Asset) => readonly string[]) => {
  const counts = new Map<string, number>()
  for (const key of assets.flatMap(keysOf)) counts.set(key, (counts.get(key) ?? 0) + 1)
  return [...counts].map(([key, count]) => ({ key, count }))
}

/** What each choice of a filter would leave: its own filter, and those that hang on it, left out. */
const facetsOf = (assets: readonly Asset[], asked: AssetQuery): Facets => ({
  typeCode: counted(passing(assets, asked, ['typeCode', 'parentId', 'operationId']), ({ typeCode }) => [
    typeCode ?? '',
  ]),
  parentId: counted(passing(assets, asked, ['parentId', 'operationId']), ({ parentId }) => [parentId]),
  operationId: counted(passing(assets, asked, ['operationId']), ({ operationId }) => [operationId]),
  region: counted(passing(assets, asked, ['region']), ({ place }) => regionKeys(place)),
  industry: counted(passing(assets, asked, ['industry']), ({ industry }) => [industry, sectionOf(industry)]),
  status: counted(passing(assets, asked, ['status']), ({ status }) => groupsOf(status)),
  price: counted(passing(assets, asked, ['price']), (asset) =>
    priceBands.filter(({ from, to }) => within(priceOf(asset), from, to)).map(({ key }) => key),
  ),
})

/** What is priced in a unit of its own comes last, whichever way prices go. */
const byPrice = (a: Asset, b: Asset, way: 1 | -1) => {
  const [one, other] = [priceOf(a), priceOf(b)]
  if (one === null || other === null) return Number(one === null) - Number(other === null)
  return way * compareMoney(one, other)
}
const stage = ({ status }: Asset) => statusGroupKeys.indexOf(groupsOf(status)[0] ?? 'over')
const orders: Record<NonNullable<AssetQuery['order']>, (a: Asset, b: Asset) => number> = {
  default: (a, b) => stage(a) - stage(b) || (b.viewCount ?? 0) - (a.viewCount ?? 0),
  newest: (a, b) => (b.publishDate ?? '').localeCompare(a.publishDate ?? ''),
  'price-up': (a, b) => byPrice(a, b, 1),
  'price-down': (a, b) => byPrice(a, b, -1),
  heat: (a, b) => (b.viewCount ?? 0) - (a.viewCount ?? 0),
  deadline: (a, b) => (a.deadline ?? Infinity) - (b.deadline ?? Infinity),
}

/** The list as the exchange would answer it. */
export function answerAssets(assets: readonly Asset[], asked: AssetQuery) {
  const found = passing(assets, asked).sort(orders[asked.order ?? 'default'])
  const size = Math.min(100, asked.size ?? 10)
  const current = Math.max(1, asked.current ?? 1)
  return {
    records: found.slice((current - 1) * size, current * size),
    total: found.length,
    size,
    current,
    facets: facetsOf(assets, asked),
  }
}

export const regionsBelow = (pbh: string): Region[] => regions.filter(({ parentCode }) => (parentCode ?? '') === pbh)

/** A detail of an asset, for comparisons. */
export function detailOf(asset: Asset, now: number): AssetDetail {
  const { parentId: _, operationId: __, place: ___, industry: ____, ...row } = asset
  return {
    ...row,
    no: asset.no ?? '',
    pictures: [],
    mode: 'ongoing',
    step: '10000',
    deposit: '500000',
    hasReserve: asset.assetsId.endsWith('1'),
    hasPriority: false,
    enrolFrom: now - 86_400_000,
    enrolUntil: asset.enrolUntil ?? now,
    bidFrom: now + 86_400_000,
    bidUntil: now + 2 * 86_400_000,
    seller: '岷江城市建设投资有限公司',
    counts: { enrolled: 3, viewed: asset.viewCount ?? 0, favourites: 4, reminders: 1 },
    highlights: [],
    facts: [
      { label: '建筑面积', value: `${asset.assetsId.slice(1)} 平方米` },
      { label: '用途', value: '商业' },
    ],
    description: [],
    disclosure: [],
    conditions: [],
    terms: [],
    attachments: [],
    contacts: [],
    members: [],
  }
}
