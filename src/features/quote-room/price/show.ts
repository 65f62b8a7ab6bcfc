import { capitalsPer } from '#src/model/listing/capitals.ts'
import { grouped, isMoney, wan } from '#src/model/money/money.ts'
import type { RoomRules } from '#src/model/bidding/schema.ts'
import { dateTimeSeconds } from '#src/model/time/shanghai.ts'
import { wanYuan, yuan } from '#src/model/listing/labels.ts'
import { withoutIdleZeros } from '#src/model/terms/figures.ts'
import { translate } from '#src/shared/lib/text/i18n.ts'

type Unit = Pick<RoomRules, 'unit' | 'decimals'>

/** An amount in large type: 元 are converted to 万元 without rounding, other units stay. */
export function bigAmount(
  amount: string | null | undefined,
  { unit, decimals }: Unit,
): { figure: string; unit: string } {
  if (!isMoney(amount)) return { figure: '—', unit: '' }
  if (unit !== yuan) return { figure: grouped(amount, decimals), unit }
  return { figure: withoutIdleZeros(wan(amount)), unit: wanYuan }
}

/** The amount in the unit in which it is typed, in the reader's language. */
export function plainAmount(amount: string | null | undefined, { unit, decimals }: Unit): string {
  if (!isMoney(amount)) return '—'
  const figure = grouped(amount, decimals)
  return unit === yuan ? translate('{{amount}} 元', { amount: figure }) : `${figure} ${translate(unit)}`
}

/** In Chinese capitals with the unit (`元/年` …); null where the unit is not money. */
export const amountInCapitals = (amount: string, { unit }: Pick<RoomRules, 'unit'>): string | null =>
  isMoney(amount) ? capitalsPer(amount, unit) : null

/** Divisor of an amount in large type: 元 are shown as 万元. */
export const bigDivisor = ({ unit }: Pick<RoomRules, 'unit'>): number => (unit === yuan ? 10_000 : 1)

/** `09:30:05.123` in Shanghai: milliseconds distinguish bids. */
export const timeOfBid = (at: number): string =>
  `${dateTimeSeconds(at).slice(11)}.${String(Math.floor(at % 1000)).padStart(3, '0')}`

/** `00:01:47` for the remaining ms, with tenths in the last minute. */
export function clockText(leftMs: number): string {
  const left = Math.max(0, leftMs)
  const seconds = Math.floor(left / 1000)
  const two = (value: number) => String(value).padStart(2, '0')
  const text = `${two(Math.floor(seconds / 3600))}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`
  return left < 60_000 ? `${text}.${Math.floor((left % 1000) / 100)}` : text
}
