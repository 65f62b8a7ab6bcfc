/** The kinds of assets (spec 2.6, domain 2.3): what screens, documents and messages call them, their parties and their prices. */

const priceNames = {
  /** Where bidding starts from it. */
  start: '起始价',
  /** The same price where nobody bids upwards from it: at enrolment, at a fixed price, and in the prose of documents. */
  asking: '挂牌价',
  current: '当前价',
  deal: '成交价',
}
type PriceNames = Readonly<Record<keyof typeof priceNames, string>>

type KindLabels = {
  name: string
  /** The party that offers the asset. */
  seller: string
  /** The party that takes it. */
  taker: string
  prices: PriceNames
}

/** Codes of the contract, in the order of the home page. */
export const kindCodes = ['1', '4', '2', '6', '5'] as const
export type KindCode = (typeof kindCodes)[number]

const kindTable: Readonly<Record<KindCode, KindLabels>> = {
  '1': { name: '企业股权转让', seller: '转让方', taker: '受让方', prices: priceNames },
  '4': { name: '增资扩股', seller: '融资方', taker: '投资方', prices: priceNames },
  '2': { name: '资产转让', seller: '转让方', taker: '受让方', prices: priceNames },
  '6': { name: '资产租赁', seller: '出租方', taker: '承租方', prices: priceNames },
  '5': { name: '资产合作', seller: '资源方', taker: '合作方', prices: priceNames },
}

/** A code as the contract has it: absent, or one that the portal does not know. */
export type TypeCode = string | null | undefined

/** The entry of a kind in a table; undefined for an unknown code. */
export const ofKind = <T>(table: Readonly<Record<KindCode, T>>, code: TypeCode): T | undefined =>
  Object.hasOwn(table, code ?? '') ? table[code as KindCode] : undefined

const labelsOf = (code: TypeCode) => ofKind(kindTable, code)

/** The name of a kind; undefined for an unknown one. */
export function kindName(code: KindCode): string
export function kindName(code: TypeCode): string | undefined
export function kindName(code: TypeCode): string | undefined {
  return labelsOf(code)?.name
}

/** The label that all these kinds share; the common one where they differ. */
function sharedLabel(
  codes: readonly TypeCode[],
  labelOf: (kind: KindLabels | undefined) => string,
  common: string,
): string {
  const labels = new Set(codes.map((code) => labelOf(labelsOf(code))))
  const [label = common] = labels
  return labels.size === 1 ? label : common
}

const anySeller = '项目方'

/** The party that offers assets of these kinds. */
export const sellerLabel = (...codes: readonly TypeCode[]): string =>
  sharedLabel(codes, (kind) => kind?.seller ?? anySeller, anySeller)

const anyTaker = '受让方'

/** The party that takes an asset of this kind. */
export const takerLabel = (code: TypeCode): string => labelsOf(code)?.taker ?? anyTaker

/** What the price of assets of these kinds is called; the common name for rows of several kinds. */
export const priceName = (price: keyof PriceNames, ...codes: readonly TypeCode[]): string =>
  sharedLabel(codes, (kind) => (kind?.prices ?? priceNames)[price], priceNames[price])

const startPriceAs = {
  list: 'start',
  room: 'start',
  /** A row of facts in a document. */
  document: 'start',
  enrolment: 'asking',
  'fixed-price': 'asking',
  prose: 'asking',
} as const satisfies Record<string, keyof PriceNames>

export type PricePlace = keyof typeof startPriceAs

/** What `startPrice` is called in a place. */
export const startPriceName = (place: PricePlace, ...codes: readonly TypeCode[]): string =>
  priceName(startPriceAs[place], ...codes)

/** The names as values of a sentence; its English has them as labels, `{{startPrice.label}}`. */
export const priceNameValues = (...codes: readonly TypeCode[]) => ({
  startPrice: priceName('start', ...codes),
  askingPrice: priceName('asking', ...codes),
  currentPrice: priceName('current', ...codes),
  dealPrice: priceName('deal', ...codes),
})
