import type { ProcurementCategory, ProcurementMethod } from '#src/model/procurement/kinds.ts'

/** What is procured, with the facts that its documents are written from. */
export type Subject = {
  category: ProcurementCategory
  /** Whose purchase it is: a key of `purchasers`. */
  buyer: Buyer
  /** Completes the purchaser's name to that of the project. */
  title: string
  /** What is done or delivered, with its quantity. */
  content: string
  /** 工期、交货期或服务期 */
  period: string
  /** 万元, both included. */
  budget: readonly [least: number, most: number]
  methods: readonly ProcurementMethod[]
  /** The parts, if it is awarded in parts; their contents together are that of the whole. */
  parts?: readonly { name: string; content: string }[]
  /** What a supplier must have besides being a company. */
  licence: string
  /** The past work that a supplier shows. */
  record: string
}

export type Buyer =
  | 'city'
  | 'transit'
  | 'water'
  | 'hospital'
  | 'college'
  | 'power'
  | 'park'
  | 'farm'
  | 'stores'
  | 'port'

/** What purchasers of a kind are called after their place. */
export const purchaserSuffixes: Record<Buyer, readonly string[]> = {
  city: ['城市建设投资集团有限公司', '国有资产经营有限公司'],
  transit: ['公共交通集团有限公司', '交通建设投资有限公司'],
  water: ['水务投资有限公司', '供排水有限公司'],
  hospital: ['医院', '妇幼保健院'],
  college: ['职业技术学院', '师范专科学校'],
  power: ['能源投资有限公司', '电力实业有限公司'],
  park: ['产业园区运营有限公司', '文化旅游投资有限公司'],
  farm: ['农业发展集团有限公司', '粮食储备有限公司'],
  stores: ['商贸投资有限公司', '供应链管理有限公司'],
  port: ['港务物流有限公司', '航运发展有限公司'],
}
