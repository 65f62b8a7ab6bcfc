import { depositRange } from '../../listings/package.ts'
import Big from 'big.js'
import { type KindCode } from '#src/model/asset-kind/labels.ts'
import { sellerLabel } from '#src/model/asset-kind/parties/labels.ts'
import { type Random, streamsFrom } from '../../../random.ts'
import type { Listing } from '../../tables.ts'
import { categoryOf } from '../content/categories.ts'
import { modeFor } from './modes.ts'
import { places, type Place } from './places.ts'
import { wanText } from '../texts/amounts.ts'
import { cooperationKinds, equityKinds, increaseKinds } from '../texts/equities.ts'
import { estateKinds } from '../texts/estates.ts'
import { goodsKinds } from '../texts/goods.ts'
import type { Kind } from '../texts/kind.ts'
import { leaseKinds } from '../texts/leases.ts'
import { holderName, whereabouts } from '../texts/names.ts'

export const kindsOf: Record<KindCode, readonly Kind[]> = {
  '1': equityKinds,
  '2': [...estateKinds, ...goodsKinds],
  '4': increaseKinds,
  '5': cooperationKinds,
  '6': leaseKinds,
}

/** Prefix of a project number by type (domain 2.3). */
const numberPrefix: Record<KindCode, string> = { '1': 'G3', '2': 'GR', '4': 'G6', '5': 'HZ', '6': 'ZL' }
const mapCategory: Record<KindCode, Listing['mapCategory']> = { '1': 1, '2': 2, '4': 1, '5': null, '6': 3 }

const totalWeight = places.reduce((sum, { weight }) => sum + weight, 0)

/** A place by its share of the listings. */
export function placeBy(random: Random): Place {
  let left = random.next() * totalWeight
  return places.find(({ weight }) => (left -= weight) < 0) ?? places[0]!
}

/** The largest of 1, 2 and 5 times a power of ten that is not above the amount. */
function niceBelow(amount: Big): Big {
  if (amount.lte(0)) return new Big(1)
  const scale = new Big(10).pow(amount.e)
  return scale.times([5, 2, 1].find((step) => scale.times(step).lte(amount)) ?? 1)
}

/** The part of a listing that does not depend on its dates. */
export type Asset = Omit<
  Listing,
  | 'status'
  | 'quotes'
  | 'publishedAt'
  | 'opensAt'
  | 'closesAt'
  | 'dealYuan'
  | 'no'
  | 'viewCount'
  | 'favouriteCount'
  | 'reminderCount'
>

const districtsFor = ({ rural }: Kind, { districts }: Place): readonly string[] =>
  rural ? districts.slice(Math.floor(districts.length / 2)) : districts

/** The name of a building or a field begins with its street and number, or its village. */
const street = /^\S+ \d+ 号|^\S{2,4}村/

/** The address that the seller gives, or that the name begins with; at least the district. */
function addressOf(name: string, facts: readonly (readonly [label: string, value: string])[], within: string): string {
  const given = facts.find(([label]) => label === '存放地点' || label === '注册地')?.[1]
  const [own = ''] = name.startsWith(within) ? (street.exec(name.slice(within.length)) ?? []) : []
  return given ?? within + own
}

/** Generates an asset of that kind; the same key always gives the same asset. */
export function assetFrom(kind: Kind, assetsId: string, key: string, at?: Place): Asset {
  const stream = streamsFrom(key)
  const place = at ?? placeBy(stream('place'))
  const district = stream('district').pick(districtsFor(kind, place))
  const { name, price, facts, highlights, text, seller, scene } = kind.make({ stream, place, district })
  const deposit = niceBelow(new Big(price.totalYuan).times(stream('deposit').pick([0.1, 0.2, 0.3])))
  return {
    assetsId,
    assetsName: name,
    typeCode: kind.typeCode,
    picture: scene ?? kind.scene,
    isPackage: false,
    projectNature: 0,
    memberIds: [],
    packageId: null,
    seller: seller ?? holderName(stream('holder'), place),
    branchId: branchIdOf(place),
    adcode: place.adcode,
    address: addressOf(name, facts, whereabouts(place, district)),
    industryCode: kind.industry,
    ...categoryOf(kind.parentId, kind.operation),
    mapCategory: mapCategory[kind.typeCode],
    mode: modeFor(assetsId, kind.typeCode),
    unitName: price.unitName,
    startPrice: price.amount,
    step: niceBelow(new Big(price.amount).times(0.015)).toFixed(),
    deposit: (deposit.lt(1_000) ? new Big(1_000) : deposit).toFixed(),
    totalYuan: price.totalYuan,
    highlights: [...highlights],
    facts: facts.map(([label, value]) => ({ label, value })),
    description: [...text],
  }
}

export const branchIdOf = ({ adcode }: Place): string => `B${adcode}`

/** Prefix, year of listing, two letters of the place, seven digits (domain 2.3). */
export const numberOf = (typeCode: KindCode, adcode: number, year: string, serial: number): string =>
  `${numberPrefix[typeCode]}${year}${places.find((place) => place.adcode === adcode)?.letters ?? 'CD'}${String(1_000_000 + serial)}`

const packageNameParts: Partial<Record<KindCode, readonly [all: string, each: string]>> = {
  '2': ['资产包转让', '处'],
  '6': ['资产包租赁', '处'],
}

/** A package of assets of one kind and place; its price is the sum of its members'. All are bid for in 元. */
export function packageFrom(kind: Kind, assetsId: string, key: string): { whole: Asset; members: Asset[] } {
  const stream = streamsFrom(`${key}:package`)
  const place = placeBy(stream('place'))
  const count = stream('count').int(3, 6)
  const members = Array.from({ length: count }, (_, index) => ({
    ...assetFrom(kind, `${assetsId}-${index + 1}`, `${key}:${index}`, place),
    packageId: assetsId,
    mode: modeFor(assetsId, kind.typeCode),
  }))
  const sum = (of: (member: Asset) => string) => members.reduce((total, member) => total.plus(of(member)), new Big(0))
  const total = sum(({ totalYuan }) => totalYuan)
  const seller = holderName(stream('seller'), place)
  const [all, each] = packageNameParts[kind.typeCode] ?? ['资产包', '项']
  const first = members[0]!
  const deposit = sum((member) => member.deposit).toFixed()
  const least = depositRange({ deposit }, members)
  const whole: Asset = {
    ...first,
    assetsId,
    assetsName: `${seller} ${count} ${each}${kind.operation}${all}`,
    isPackage: true,
    projectNature: 1,
    memberIds: members.map((member) => member.assetsId),
    packageId: null,
    mode: modeFor(assetsId, kind.typeCode),
    seller,
    unitName: null,
    startPrice: total.toFixed(),
    totalYuan: total.toFixed(),
    step: niceBelow(total.times(0.01)).toFixed(),
    deposit,
    highlights: ['可整体竞买', '可分项竞买', '保证金共用'],
    facts: [
      { label: '标的数量', value: `${count} ${each}` },
      { label: sellerLabel(kind.typeCode), value: seller },
      { label: '保证金范围', value: `${wanText(least.deposit)} 至 ${wanText(deposit)}，所选标的共用` },
    ],
    description: [
      `本项目将${place.name} ${count} ${each}${kind.operation}组成资产包，意向方可整体竞买，也可选择其中若干项。`,
      '交纳的保证金共同使用：领先一项即冻结该项所需金额，被超过即解冻。',
      ...first.description.slice(1),
    ],
  }
  return { whole, members: members.map((member) => ({ ...member, seller })) }
}
