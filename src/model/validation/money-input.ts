import { narrowAmount } from '../money/typed.ts'

/**
 * What stays in a field for an amount while it is typed (AC-10): up to 12 digits before the point and 6 behind it; decimals
 * after the sixth are cut off, anything else clears the field. A point may stand last, since decimals follow it.
 */
export function moneyInput(typed: string): string {
  const [, whole, point, decimals = ''] = /^(\d{1,12})(\.(\d*))?$/.exec(narrowAmount(typed)) ?? []
  if (whole === undefined) return ''
  return point === undefined ? whole : `${whole}.${decimals.slice(0, 6)}`
}

/** The decimal that such a field stands for once it is left: no idle zeros before, no point at the end; '' for none. */
export function moneyOf(typed: string): string {
  return moneyInput(typed)
    .replace(/^0+(?=\d)/, '')
    .replace(/\.$/, '')
}
