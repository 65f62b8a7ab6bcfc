import { compareMoney } from '#src/model/money/money.ts'
import { amountFault, typedYuan } from '#src/model/money/typed.ts'
import { amountLabels } from '#src/model/money/labels.ts'
import { isBankSerial } from '#src/model/validation/bank-serial.ts'
import { plain } from '#src/model/validation/rule.ts'
import { problems } from './labels.ts'

type Check = (typed: string) => string | null

/** A positive amount. */
export const amountProblem: Check = (typed) => {
  const fault = amountFault(typed)
  if (fault !== null) return amountLabels[fault]
  const amount = typedYuan(typed)
  if (amount === '') return problems.amount
  return compareMoney(amount, '0') > 0 ? null : problems.amountPositive
}

/** An amount between two others; the lower bound is excluded or included. */
export const atLeast =
  (least: string, problem: string): Check =>
  (typed) =>
    amountProblem(typed) ?? (compareMoney(typedYuan(typed), least) < 0 ? problem : null)

export const moreThan =
  (least: string, problem: string): Check =>
  (typed) =>
    amountProblem(typed) ?? (compareMoney(typedYuan(typed), least) <= 0 ? problem : null)

export const atMost =
  (most: string, problem: string): Check =>
  (typed) =>
    amountProblem(typed) ?? (compareMoney(typedYuan(typed), most) > 0 ? problem : null)

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
  return isBankSerial(serial) ? null : problems.serialForm
}
