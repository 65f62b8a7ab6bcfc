import { amountFromFull, amountWithUnit, fullAmount, fullUnit } from '#src/model/listing/price/written-amount.ts'
import {
  bandsOf,
  compareUnits,
  type PriceBand,
  priceUnitOf,
  priceUnits,
  type YuanBandKey,
} from '#src/model/listing/price/price-units.ts'
import { wanYuan, yuan } from '#src/model/listing/labels.ts'
import { currentPrice } from '#src/model/listing/rules.ts'
import { type ListingRow, priceType } from '#src/model/listing/schema.ts'
import type { Facets } from '#src/model/listing/search.ts'
import { addMoney, compareMoney, grouped } from '#src/model/money/money.ts'
import { wanFromYuan, yuanFromWan } from '#src/model/money/wan.ts'
import { type Language, shownLanguage, type Translate } from '#src/shared/lib/text/i18n.ts'
import { lumpSumLabel, yuanBandLabels } from './labels.ts'
import type { Filters } from './state.ts'

const yuanDecimals = 2

/** Decimals of a bound: 分, or six in another unit, as the exchange takes them (AC-10). */
const boundDecimals = (unit: string): number => (unit === '' || unit === yuan ? yuanDecimals : 6)

/** A decimal of up to 16 digits with further decimals cut off; empty for zero and for anything else. */
export function amountText(text: string, most = 6): string {
  const [, digits = '', decimals = ''] = /^(\d{1,16})(?:\.(\d{1,8}))?$/.exec(text) ?? []
  const integer = digits.replace(/^0+(?=\d)/, '')
  const fraction = decimals.slice(0, most).replace(/0+$/, '')
  if (!/[1-9]/.test(integer + fraction)) return ''
  return fraction ? `${integer}.${fraction}` : integer
}

const unitMax = 20
/** The exchange defines the units, so that only the form of the word can be checked. */
export const unitText = (text: string): string => (/^[\p{L}\d·/]+$/u.test(text) && text.length <= unitMax ? text : '')

/** Bounds with a unit, cut to the decimals of the unit. */
export function withUnit(filters: Filters): Filters {
  const fine = (text: string) => amountText(text, boundDecimals(filters.unit))
  const bounds = { priceFrom: fine(filters.priceFrom), priceTo: fine(filters.priceTo) }
  const hasPrice = bounds.priceFrom !== '' || bounds.priceTo !== ''
  return { ...filters, ...bounds, unit: filters.unit || (hasPrice ? yuan : '') }
}

/** The filters as they are written and sent: bounds without a unit are in 元. */
export const withoutImpliedUnit = (filters: Filters): Filters =>
  filters.unit === yuan && (filters.priceFrom || filters.priceTo) ? { ...filters, unit: '' } : filters

export const bandOf = ({ unit, priceFrom, priceTo }: Filters): PriceBand | undefined =>
  priceFrom || priceTo ? bandsOf(unit).find(({ from, to }) => from === priceFrom && to === priceTo) : undefined

/** The excluded upper bound. Bounds that the person typed include both ends; a band excludes its upper one. */
export function priceBelow(filters: Filters): string {
  const { unit, priceTo } = filters
  const finest = `0.${'1'.padStart(boundDecimals(unit), '0')}`
  return priceTo && (bandOf(filters) ? priceTo : addMoney(priceTo, finest))
}

/** The unit in which the price of a row is compared; empty for a custom unit without a name. */
export const unitOfRow = ({ priceType: type, priceUnitName }: ListingRow): string =>
  type === priceType.custom ? (priceUnitName ?? '') : priceUnitOf(null)

/** Whether the price of a row is within the bounds. */
export function priceFilter(filters: Filters): (row: ListingRow) => boolean {
  const [from, below] = [filters.priceFrom, priceBelow(filters)]
  return (row) => {
    const price = currentPrice(row)
    return price !== null && (!from || compareMoney(price, from) >= 0) && (!below || compareMoney(price, below) < 0)
  }
}

/** The unit that amounts are shown and typed in: in Chinese 元 are read in 万元 (LS-04), in English 万元 in 元. */
export function shownUnit(unit: string, language: Language): string {
  if (language === 'en') return fullUnit(unit)
  return unit === yuan ? wanYuan : unit
}
export function shownAmount(amount: string, unit: string, language: Language): string {
  if (!amount) return amount
  if (language === 'en') return fullAmount(amount, unit)
  return unit === yuan ? wanFromYuan(amount) : amount
}
export function amountFromShown(shown: string, unit: string, language: Language): string {
  if (!shown) return shown
  if (language === 'en') return amountFromFull(shown, unit)
  return unit === yuan ? yuanFromWan(shown) : shown
}

/** The name of a unit as a choice: 元 is the total price. */
export const unitLabel = (unit: string, t: Translate): string =>
  t(unit === yuan ? lumpSumLabel : shownUnit(unit, shownLanguage()))

/** The units to choose from: known ones, found ones and the chosen one. */
export function unitsToChoose(filters: Filters, facets: Facets | undefined): string[] {
  const found = facets?.unit.map(({ key }) => key) ?? []
  return [...new Set([...priceUnits, ...found, filters.unit])].filter(Boolean).sort(compareUnits)
}

/** The unit of the offered bands: the chosen one, else the most frequent one of the results. */
export function unitOfBands(filters: Filters, facets: Facets | undefined): string {
  const most = facets?.unit.toSorted((a, b) => b.count - a.count || compareUnits(a.key, b.key))[0]
  return filters.unit || (most?.key ?? yuan)
}

/** A range as text; an empty bound is open. */
function rangeText({ from, to }: { from: string; to: string }, unit: string, t: Translate): string {
  const amountOf = (amount: string) => {
    const shown = shownAmount(amount, unit, 'zh')
    return shown && grouped(shown, shown.split('.')[1]?.length ?? 0)
  }
  const [least, most] = [amountOf(from), amountOf(to)]
  const priceOf = (amount: string) => amountWithUnit(amount, shownUnit(unit, 'zh'), t)
  if (least === most) return priceOf(least)
  if (!most) return t('{{price}}及以上', { price: priceOf(least) })
  if (!least) return t('{{price}}及以下', { price: priceOf(most) })
  return priceOf(`${least}–${most}`)
}

const isYuanBand = (key: string): key is YuanBandKey => Object.hasOwn(yuanBandLabels, key)

export function bandLabel(band: PriceBand, unit: string, t: Translate): string {
  if (isYuanBand(band.key)) return t(yuanBandLabels[band.key])
  if (band.from === '') return t('{{price}}以下', { price: amountWithUnit(band.to, unit, t) })
  if (band.to === '') return t('{{price}}以上', { price: amountWithUnit(band.from, unit, t) })
  return rangeText(band, unit, t)
}

/** The price filter as text. */
export function priceLabel(filters: Filters, t: Translate): string {
  const { unit, priceFrom: from, priceTo: to } = filters
  const band = bandOf(filters)
  if (band) return bandLabel(band, unit, t)
  return from || to ? rangeText({ from, to }, unit, t) : unitLabel(unit, t)
}
