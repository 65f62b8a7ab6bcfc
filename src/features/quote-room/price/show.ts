import { capitalsPer } from '#src/model/listing/price/capitals.ts'
import { grouped, isMoney, wan } from '#src/model/money/money.ts'
import type { RoomRules } from '#src/model/bidding/schema.ts'
import { dateTimeSeconds } from '#src/model/time/shanghai.ts'
import { wanYuan, yuan } from '#src/model/listing/labels.ts'
import { amountWithUnit, writtenAmount, writtenText } from '#src/model/listing/price/written-amount.ts'
import { withoutIdleZeros } from '#src/model/terms/figures.ts'
import { shownLanguage, translate } from '#src/shared/lib/text/i18n.ts'

type Unit = Pick<RoomRules, 'unit' | 'decimals'>

/** Whether amounts in large type are in 万元 and not in the unit of the room. */
export const isInWan = ({ unit }: Pick<RoomRules, 'unit'>): boolean => unit === yuan && shownLanguage() === 'zh'

/** An amount in large type, exact: in Chinese 元 are converted to 万元, in English 万元 to 元. Both units are texts of the interface. */
export function bigAmount(
  amount: string | null | undefined,
  { unit, decimals }: Unit,
): { currency: string; figure: string; unit: string } {
  if (!isMoney(amount)) return { currency: '', figure: '—', unit: '' }
  const inChinese = unit === yuan ? { amount: wan(amount), unit: wanYuan } : { amount: grouped(amount, decimals), unit }
  const { amount: figure, ...units } = writtenAmount(amount, unit, shownLanguage(), inChinese)
  return { ...units, figure: isInWan({ unit }) || units.currency ? withoutIdleZeros(figure) : figure }
}

/** The same as one text. */
export function bigText(amount: string | null | undefined, rules: Unit): string {
  const { figure, ...units } = bigAmount(amount, rules)
  return writtenText({ ...units, amount: figure }, translate)
}

/** The amount in the unit in which it is typed, in the reader's language. */
export const plainAmount = (amount: string | null | undefined, { unit, decimals }: Unit): string =>
  isMoney(amount) ? amountWithUnit(grouped(amount, decimals), unit, translate) : '—'

/** In Chinese capitals with the unit (`元/年` …); null where the unit is not money. */
export const amountInCapitals = (amount: string, { unit }: Pick<RoomRules, 'unit'>): string | null =>
  isMoney(amount) ? capitalsPer(amount, unit) : null

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
