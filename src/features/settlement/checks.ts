import { amountLabels } from '#src/model/money/labels.ts'
import { isMoney } from '#src/model/money/money.ts'
import { amountFault, numberTyped, typedYuan } from '#src/model/money/typed.ts'
import { settlementProblems } from '#src/model/settlement/labels.ts'
import { planProblem, proofAmountProblem } from '#src/model/settlement/rules.ts'
import { instalmentRules } from '#src/model/settlement/instalments.ts'
import type { Bill } from '#src/model/settlement/schema.ts'
import { parseShanghai } from '#src/model/time/shanghai.ts'
import { dayMs } from '#src/model/time/units.ts'
import { officeEnd } from '#src/model/time/working-days.ts'
import { problems } from './labels.ts'

type Check = (typed: string) => string | null

/** The typed amount of a payment for a bill of a deal at this price. */
export const paymentProblem =
  (bill: Bill, price: string): Check =>
  (typed) => {
    const fault = amountFault(typed)
    if (fault !== null) return amountLabels[fault]
    const amount = typedYuan(typed)
    return isMoney(amount) ? proofAmountProblem(amount, bill, price) : problems.amount
  }

/** The end of office hours on a typed day, `YYYY-MM-DD`, epoch ms; null where there is no such day. */
export function dueOnDay(day: string): number | null {
  const at = parseShanghai(day)
  return at === null ? null : officeEnd(at)
}

/** The first part of a plan, in per cent of the price. */
export const percentProblem =
  (dueAt: number): Check =>
  (typed) =>
    planProblem({ firstPercent: numberTyped(typed), restDueAt: [dueAt + dayMs] }, dueAt)

/** The day of a later part: after that of the part before it, and within the year. `days`: all typed ones. */
export const planDayProblem =
  (days: readonly string[], index: number, dueAt: number): Check =>
  (typed) => {
    const own = dueOnDay(typed)
    if (own === null) return problems.planDay
    const before = dueOnDay(days[index - 1] ?? '')
    if (before !== null && own <= before) return settlementProblems.restOrder
    return planProblem({ firstPercent: instalmentRules.firstPercent, restDueAt: [own] }, dueAt)
  }
