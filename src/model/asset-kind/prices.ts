import { priceName, type PriceNames, type TypeCode } from './labels.ts'

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
