import { yuan } from '#src/model/listing/labels.ts'
import { type WrittenAmount, writtenAmount, writtenText } from '#src/model/listing/price/written-amount.ts'
import { grouped, isMoney } from '#src/model/money/money.ts'
import type { RoomRules } from '#src/model/bidding/schema.ts'
import { dateTimeSeconds } from '#src/model/time/shanghai.ts'
import { shownLanguage, translate } from '#src/shared/lib/text/i18n.ts'

type Unit = Pick<RoomRules, 'unit' | 'decimals'>

/** Money has its 分, also where only whole 元 are quoted. */
export const shownDecimals = ({ unit, decimals }: Unit): number => (unit === yuan ? Math.max(2, decimals) : decimals)

/**
 * An amount of the room, exact, in the one form that it has everywhere: in the unit in which it is typed, in English after its
 * currency and in full. Currency and unit are texts of the interface.
 */
export function amountParts(amount: string | null | undefined, rules: Unit): WrittenAmount {
  if (!isMoney(amount)) return { currency: '', amount: '—', unit: '' }
  const { unit } = rules
  return writtenAmount(amount, unit, shownLanguage(), { amount: grouped(amount, shownDecimals(rules)), unit })
}

/** The same as one text. */
export const roomAmount = (amount: string | null | undefined, rules: Unit): string =>
  writtenText(amountParts(amount, rules), translate)

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
