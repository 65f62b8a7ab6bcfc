import type { KindCode } from '../asset-kind/labels.ts'
import { addMoney, compareMoney } from '../money/money.ts'
import { date } from '../time/shanghai.ts'
import { dayMs } from '../time/units.ts'
import { addWorkingDays, officeEnd } from '../time/working-days.ts'
import { instalmentRules } from './instalments.ts'
import { settlementProblems } from './labels.ts'
import { firstInstalment, type InstalmentPlan, sumOf } from './schedule.ts'
import type { PriceDue } from './price-due.ts'
import type { Bill, BillState, Proof, SettlementState } from './schema.ts'

type Term = Pick<PriceDue, 'dueAt'>

/** Whether the deadline has passed; a paid price has no due record. */
export const isOverdue = ({ dueAt }: Term, now: number): boolean => now > dueAt

/** Days that a payment is late, counting the current one. */
export const daysLate = ({ dueAt }: Term, now: number): number => Math.max(0, Math.ceil((now - dueAt) / dayMs))

/** Whether the notice of an asset allows its price to be paid by instalments; of assets it never does. `price` in 元. */
export const allowsInstalments = (kind: KindCode, price: string): boolean =>
  kind === '1' && compareMoney(price, instalmentRules.leastPrice) >= 0

const percent = /^\d{1,3}(\.\d{1,2})?$/

/** What is wrong with a plan of instalments, or null. `dueAt`: when the first part is due, epoch ms. */
export function planProblem({ firstPercent, restDueAt }: InstalmentPlan, dueAt: number): string | null {
  const { firstPercent: least, maxDays, maxRest } = instalmentRules
  if (!percent.test(firstPercent) || compareMoney(firstPercent, '100') >= 0) return settlementProblems.percent
  if (compareMoney(firstPercent, least) < 0) return settlementProblems.firstLow
  if (restDueAt.length === 0 || restDueAt.length > maxRest) return settlementProblems.restCount
  if (restDueAt[0]! <= dueAt) return settlementProblems.restFirst
  const isRising = restDueAt.slice(1).every((at, index) => at > restDueAt[index]!)
  if (!isRising) return settlementProblems.restOrder
  return restDueAt.at(-1)! > dueAt + maxDays * dayMs ? settlementProblems.restLate : null
}

/** Until when the seller answers a plan that was asked for at `askedAt`, of a price that is due at `dueAt`; epoch ms. */
export const planAnswerBy = (askedAt: number, dueAt: number): number =>
  Math.min(officeEnd(addWorkingDays(askedAt, instalmentRules.answerDays)), dueAt)

/** Of the first payment of a price, the least that a plan allows, 元. */
export const leastFirst = (price: string): string => firstInstalment(price, instalmentRules.firstPercent)

const isSettled = ({ open }: Pick<Bill, 'open'>): boolean => compareMoney(open, '0') === 0

/** Whether the day of a payment, `YYYY-MM-DD` in Shanghai, is before that of the deal that it is for. */
export const isBeforeDeal = (paidOn: string, closedAt: number): boolean => paidOn < date(closedAt)

/** The state of one bill (domain 5.6); a proof that is being checked comes before the lateness. What was paid goes back after a default. */
export function billStateOf(
  bill: Pick<Bill, 'id' | 'open' | 'paid' | 'dueAt'>,
  { state, proofs }: { state: SettlementState; proofs: readonly Pick<Proof, 'billId' | 'state'>[] },
  now: number,
): BillState {
  if (state === 'defaulted') return 'ended'
  const isPaidFor = compareMoney(bill.paid, '0') > 0
  if (isSettled(bill)) return isPaidFor ? 'paid' : 'offset'
  if (proofs.some((proof) => proof.billId === bill.id && proof.state === 'checking')) return 'checking'
  if (isOverdue(bill, now)) return 'overdue'
  return isPaidFor ? 'partly' : 'due'
}

/** The bill that has to be paid next: the open one with the nearest date. */
export const nextBill = <B extends Pick<Bill, 'open' | 'dueAt'>>(bills: readonly B[]): B | null =>
  bills.filter((bill) => !isSettled(bill)).toSorted((one, other) => one.dueAt - other.dueAt)[0] ?? null

/** What has to be paid next: all that is open and due by the nearest date, 元; null once nothing is open. */
export function paymentDue(bills: readonly Pick<Bill, 'open' | 'dueAt'>[]): { amount: string; dueAt: number } | null {
  const next = nextBill(bills)
  if (!next) return null
  const due = bills.filter(({ dueAt }) => dueAt <= next.dueAt)
  return { amount: sumOf(due.map(({ open }) => open)), dueAt: next.dueAt }
}

type PaidBill = Pick<Bill, 'kind' | 'open' | 'paid' | 'offset'>

/** The first payment of instalments is too small: with the deposit less than the least share of the price, and not all of it. */
const isLowFirst = (amount: string, { kind, open, paid, offset }: PaidBill, price: string): boolean =>
  kind === 'first' &&
  compareMoney(paid, '0') === 0 &&
  compareMoney(amount, open) < 0 &&
  compareMoney(addMoney(amount, offset), leastFirst(price)) < 0

/** What is wrong with the amount of a proof for a bill of a deal at this price, or null. 元 */
export function proofAmountProblem(amount: string, bill: PaidBill, price: string): string | null {
  if (compareMoney(amount, '0') <= 0) return settlementProblems.amountPositive
  if (compareMoney(amount, bill.open) > 0) return settlementProblems.amountHigh
  return isLowFirst(amount, bill, price) ? settlementProblems.firstLow : null
}
