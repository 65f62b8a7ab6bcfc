import type { Facets } from '#src/model/listing/search.ts'
import { wanFromYuan, yuanFromWan } from '#src/model/listing/filters.ts'
import { compareUnits, type PriceBand, priceUnits, type YuanBandKey } from '#src/model/listing/price-units.ts'
import { wanYuan, yuan } from '#src/model/listing/labels.ts'
import { grouped } from '#src/model/money/money.ts'
import type { Translate } from '#src/shared/lib/text/i18n.ts'
import { bandOf, type Filters } from './filters.ts'
import { lumpSumLabel, yuanBandLabels } from './labels.ts'

/** The unit that amounts are shown and typed in: 元 are read in 万元 (LS-04). */
export const shownUnit = (unit: string): string => (unit === yuan ? wanYuan : unit)
export const shownAmount = (amount: string, unit: string): string =>
  amount && unit === yuan ? wanFromYuan(amount) : amount
export const amountFromShown = (shown: string, unit: string): string =>
  shown && unit === yuan ? yuanFromWan(shown) : shown

/** The name of a unit as a choice: 元 is the total price. */
export const unitLabel = (unit: string, t: Translate): string => t(unit === yuan ? lumpSumLabel : unit)

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
    const shown = shownAmount(amount, unit)
    return shown && grouped(shown, shown.split('.')[1]?.length ?? 0)
  }
  const [least, most, name] = [amountOf(from), amountOf(to), t(shownUnit(unit))]
  if (least === most) return `${least} ${name}`
  if (!most) return t('{{amount}} {{unit}}及以上', { amount: least, unit: name })
  if (!least) return t('{{amount}} {{unit}}及以下', { amount: most, unit: name })
  return `${least}–${most} ${name}`
}

const isYuanBand = (key: string): key is YuanBandKey => Object.hasOwn(yuanBandLabels, key)

export function bandLabel(band: PriceBand, unit: string, t: Translate): string {
  if (isYuanBand(band.key)) return t(yuanBandLabels[band.key])
  const name = t(unit)
  if (band.from === '') return t('{{amount}} {{unit}}以下', { amount: band.to, unit: name })
  if (band.to === '') return t('{{amount}} {{unit}}以上', { amount: band.from, unit: name })
  return rangeText(band, unit, t)
}

/** The price filter as text. */
export function priceLabel(filters: Filters, t: Translate): string {
  const { unit, priceFrom: from, priceTo: to } = filters
  const band = bandOf(filters)
  if (band) return bandLabel(band, unit, t)
  return from || to ? rangeText({ from, to }, unit, t) : unitLabel(unit, t)
}
