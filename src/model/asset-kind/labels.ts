/** The kinds of assets (spec 2.6, domain 2.3): what screens, documents and messages call them and their prices. */

const priceNames = {
  /** Where bidding starts from it. */
  start: '起始价',
  /** The same price where nobody bids upwards from it: at enrolment, at a fixed price, and in the prose of documents. */
  asking: '挂牌价',
  current: '当前价',
  /** What was bid for it, once nobody bids any more and there is no deal. */
  best: '最高报价',
  deal: '成交价',
}
export type PriceNames = Readonly<Record<keyof typeof priceNames, string>>

/** A room in which suppliers underbid each other has no listing; this stands for the kind where its prices are named. */
export const procurement = 'procurement'

const procurementPrices: PriceNames = {
  start: '最高限价',
  asking: '最高限价',
  current: '当前最低价',
  best: '最低报价',
  deal: '成交价',
}

type KindLabels = { name: string; prices: PriceNames }

/** Codes of the contract, in the order of the home page. */
export const kindCodes = ['1', '4', '2', '6', '5'] as const
export type KindCode = (typeof kindCodes)[number]

const kindTable: Readonly<Record<KindCode, KindLabels>> = {
  '1': { name: '企业股权转让', prices: priceNames },
  '4': { name: '增资扩股', prices: priceNames },
  '2': { name: '资产转让', prices: priceNames },
  '6': { name: '资产租赁', prices: priceNames },
  '5': { name: '资产合作', prices: priceNames },
}

/** A code as the contract has it: absent, or one that the portal does not know. */
export type TypeCode = string | null | undefined

/** The entry of a kind in a table; undefined for an unknown code. */
export const ofKind = <T>(table: Readonly<Record<KindCode, T>>, code: TypeCode): T | undefined =>
  Object.hasOwn(table, code ?? '') ? table[code as KindCode] : undefined

const labelsOf = (code: TypeCode) => ofKind(kindTable, code)

const pricesOf = (code: TypeCode): PriceNames =>
  code === procurement ? procurementPrices : (labelsOf(code)?.prices ?? priceNames)

/** The name of a kind; undefined for an unknown one. */
export function kindName(code: KindCode): string
export function kindName(code: TypeCode): string | undefined
export function kindName(code: TypeCode): string | undefined {
  return labelsOf(code)?.name
}

/** The label that several things share; the common one where they differ. */
export function sharedLabel(labels: readonly string[], common: string): string {
  const [label = common, ...others] = new Set(labels)
  return others.length === 0 ? label : common
}

/** What the price of assets of these kinds is called; the common name for rows of several kinds. */
export const priceName = (price: keyof PriceNames, ...codes: readonly TypeCode[]): string =>
  sharedLabel(
    codes.map((code) => pricesOf(code)[price]),
    priceNames[price],
  )
