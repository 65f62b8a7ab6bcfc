import { compareMoney, isMoney } from '#src/model/money/money.ts'
import { mostDigits, narrowAmount, typedAmount } from '#src/model/money/typed.ts'
import { amountWords } from '#src/model/money/words.ts'
import { plain } from '#src/model/validation/rule.ts'
import { problems } from './words.ts'

type Check = (typed: string) => string | null

const begunGroups = /^[1-9]\d{0,2}(?:,\d{3})*,\d{0,3}$/

/**
 * Keeps of a typed amount in 元 what can be one: up to 12 digits, two decimals. Groups of thousands stay while they may still
 * grow; what is wrong with them is said at the field.
 */
export function yuanInput(typed: string): string {
  const text = narrowAmount(typed).replaceAll('，', ',')
  if (begunGroups.test(text)) return text.replaceAll(',', '').length <= mostDigits ? text : ''
  const [, whole, point, decimals = ''] = /^(\d{1,12})(\.(\d*))?$/.exec(text.replaceAll(',', '')) ?? []
  if (whole === undefined || typedAmount(text) === null) return ''
  return point === undefined ? whole : `${whole}.${decimals.slice(0, 2)}`
}

/** The decimal that such a field stands for; '' for none. */
export const yuanOf = (typed: string): string => typedAmount(yuanInput(typed)) ?? ''

/** An amount above nothing. */
export const amountProblem: Check = (typed) => {
  const amount = yuanOf(typed)
  if (!isMoney(amount)) return yuanInput(typed) === '' ? problems.amount : amountWords.unreadable
  return compareMoney(amount, '0') > 0 ? null : problems.amountPositive
}

/** An amount between two others, the lower excluded or included. */
export const atLeast =
  (least: string, problem: string): Check =>
  (typed) =>
    amountProblem(typed) ?? (compareMoney(yuanOf(typed), least) < 0 ? problem : null)

export const moreThan =
  (least: string, problem: string): Check =>
  (typed) =>
    amountProblem(typed) ?? (compareMoney(yuanOf(typed), least) <= 0 ? problem : null)

export const atMost =
  (most: string, problem: string): Check =>
  (typed) =>
    amountProblem(typed) ?? (compareMoney(yuanOf(typed), most) > 0 ? problem : null)

const day = /^\d{4}-\d\d-\d\d$/

/** A day in Shanghai, `YYYY-MM-DD`, not after today. */
export const paidOnProblem =
  (today: string): Check =>
  (typed) => {
    if (!day.test(typed)) return problems.paidOn
    return typed > today ? problems.paidOnLater : null
  }

/** A day in Shanghai, not before today. */
export const validUntilProblem =
  (today: string): Check =>
  (typed) => {
    if (!day.test(typed)) return problems.validUntil
    return typed < today ? problems.validUntilPast : null
  }

export const serialProblem: Check = (typed) => {
  const serial = plain(typed)
  if (serial === '') return problems.serial
  return /^[\w-]{4,40}$/.test(serial) ? null : problems.serialForm
}
