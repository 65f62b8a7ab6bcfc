import { perMu, perSquareMetre, wanPerYear, yuan } from '../labels.ts'

/** A price range in one unit; the upper bound is excluded, so that each price is in exactly one band. */
export type PriceBand = { key: string; from: string; to: string }

/** Bands of the current price in 元. */
export const priceBands = [
  { key: '0-10', from: '', to: '100000' },
  { key: '10-50', from: '100000', to: '500000' },
  { key: '50-100', from: '500000', to: '1000000' },
  { key: '100-500', from: '1000000', to: '5000000' },
  { key: '500-1000', from: '5000000', to: '10000000' },
  { key: '1000-5000', from: '10000000', to: '50000000' },
  { key: '5000-10000', from: '50000000', to: '100000000' },
  { key: '10000-', from: '100000000', to: '' },
] as const satisfies readonly PriceBand[]
export type YuanBandKey = (typeof priceBands)[number]['key']

/** The bands between these amounts; their keys contain the unit, so that they are unique across units. */
const bandsBetween = (unit: string, ...edges: string[]): PriceBand[] =>
  ['', ...edges].map((from, index) => {
    const to = edges[index] ?? ''
    return { key: `${from || '0'}-${to} ${unit}`, from, to }
  })

/** Units of price comparison, each with its bands; 元 covers every price without its own unit. */
const unitBands: Readonly<Record<string, readonly PriceBand[]>> = {
  [yuan]: priceBands,
  [wanPerYear]: bandsBetween(wanPerYear, '10', '30', '60', '100', '200'),
  [perSquareMetre]: bandsBetween(perSquareMetre, '20', '30', '40', '50'),
  [perMu]: bandsBetween(perMu, '200', '400', '600', '800'),
}
export const priceUnits: readonly string[] = Object.keys(unitBands)

/** The bands of a unit; an unknown one has none. */
export const bandsOf = (unit: string): readonly PriceBand[] =>
  Object.hasOwn(unitBands, unit) ? (unitBands[unit] ?? []) : []

/** The unit in which an asset's price is compared: its own, or 元. */
export const priceUnitOf = (unitName: string | null | undefined): string => unitName || yuan

/** Prices of different units are not comparable: lists group by unit, known units first. */
export function compareUnits(a: string, b: string): number {
  const place = (unit: string) => (priceUnits.includes(unit) ? priceUnits.indexOf(unit) : priceUnits.length)
  return place(a) - place(b) || (a < b ? -1 : Number(a > b))
}
