import { interestOf } from '../../money/interest.ts'
import { compareMoney, isMoney } from '../../money/money.ts'
import { daysLeft } from '../../time/days-left.ts'
import { minuteMs } from '../../time/units.ts'
import { comparableName } from '../../kyc/same-name.ts'
import { nameInAnyScript } from '../../validation/names.ts'
import { mobile } from '../../validation/phone.ts'
import { objectionLength, procurementActsNow, type ProcurementAct, questionLength } from '../rules.ts'
import { type Schedule, stageOf } from '../stage.ts'
import { supplierProblems } from './labels.ts'
import type { Participation } from './schema.ts'
import { type BondState, type SupplierStep, type SupplierTask, supplierSteps, supplierTasks } from './states.ts'

/** Interest on a bond in per cent a year: that of a current account at a bank, for the days between payment and return. */
export const bondInterestPercent = 0.05

/** The interest on a bond, 元: calendar days in Shanghai from the payment to the return, of a bank year, rounded half up to the 分. */
export const bondInterest = (amount: string, paidAt: number, returnedAt: number): string =>
  interestOf(amount, bondInterestPercent, Math.max(0, daysLeft(returnedAt, paidAt)))

/** How long the address of a file is valid. */
export const documentAddressMs = 10 * minuteMs

export const contactMax = 20

const length = (text: string): number => Array.from(text.trim()).length

const within =
  ({ least, most }: { least: number; most: number }, short: string, long: string) =>
  (text: string): string | null => {
    if (length(text) < least) return short
    return length(text) > most ? long : null
  }

const questionLengthProblem = within(questionLength, supplierProblems.questionShort, supplierProblems.questionLong)

/** What is wrong with a question. It is published without the name of who asks, so that its text may not contain that name. */
export function questionProblem(text: string, company: string): string | null {
  const name = comparableName(company)
  if (name !== '' && comparableName(text).includes(name)) return supplierProblems.questionNamed
  return questionLengthProblem(text)
}

export const objectionProblem = within(objectionLength, supplierProblems.objectionShort, supplierProblems.objectionLong)
const contactLengthProblem = within(
  { least: 1, most: contactMax },
  supplierProblems.contact,
  supplierProblems.contactLong,
)
/** What is wrong with the name of whom to reach, who may have a name in any script. */
export const contactProblem = (name: string): string | null =>
  contactLengthProblem(name) ?? (nameInAnyScript.test(name.trim()) ? null : supplierProblems.contactForm)
export const phoneProblem = (phone: string): string | null => mobile(phone)
export const lotsProblem = (chosen: readonly string[] | undefined): string | null =>
  chosen && chosen.length > 0 ? null : supplierProblems.lots

/** The same for lots that are added to those of the enrolment. */
export const addedLotsProblem = (chosen: readonly string[] | undefined, enrolled: readonly string[]): string | null =>
  chosen?.some((id) => !enrolled.includes(id)) ? null : supplierProblems.lotsMore

/** What is wrong with the price of a response, 元. */
export function priceProblem(price: string, ceiling: string | null | undefined): string | null {
  if (!/^\d{1,12}(\.\d{1,2})?$/.test(price) || compareMoney(price, '0') <= 0) return supplierProblems.price
  return ceiling && isMoney(ceiling) && compareMoney(price, ceiling) > 0 ? supplierProblems.priceHigh : null
}

/** How suppliers name their price: they hand in a response, and in an auction they quote in its room. */
export const priceWayOf = (method: string): 'respond' | 'quote' => (method === 'auction' ? 'quote' : 'respond')

type Project = { method: string; schedule: Schedule }

/** What this supplier may do now. */
export const ownActs = ({ method, schedule }: Project, own: Participation, now: number): ProcurementAct[] =>
  procurementActsNow({ method, schedule, needsBond: own.bonds.length > 0 }, own.standing, now)

type Paid = { paidAt: number | null; returnedAt: number | null }

/**
 * The state of a bond. Only who has the documents owes one, so that without them nothing is owed once their sale is over; nor is it
 * after a termination before the deadline.
 */
export function bondStateOf(
  dates: Schedule,
  boughtAt: number | null,
  { paidAt, returnedAt }: Paid,
  now: number,
): BondState {
  const isTerminated = dates.terminatedAt != null && dates.terminatedAt <= now
  const end = isTerminated ? dates.terminatedAt! : now
  if (returnedAt !== null) return 'returned'
  if (paidAt !== null) return 'paid'
  if (boughtAt === null && end >= dates.saleTo) return 'unsold'
  if (end >= dates.deadlineAt) return 'missed'
  return isTerminated ? 'dropped' : 'due'
}

/** Until when an invited supplier may enrol; null once it has, when it may not, and when it is not invited. */
export const invitedUntil = (project: Project, own: Participation, now: number): number | null =>
  own.standing.isInvited && own.fault == null && ownActs(project, own, now).includes('enrol')
    ? project.schedule.saleTo
    : null

/** Whether there are lots that the supplier can add: while the documents are sold. */
export const mayAddLots = ({ schedule }: Project, { enrolment, lots }: Participation, now: number): boolean =>
  enrolment != null && stageOf(schedule, now) === 'sale' && lots.some(({ id }) => !enrolment.lotIds.includes(id))

/** Until when each is possible; for a quote, when the room opens. */
const ends: Record<SupplierTask, (dates: Schedule) => number> = {
  pay: ({ saleTo }) => saleTo,
  bond: ({ deadlineAt }) => deadlineAt,
  respond: ({ deadlineAt }) => deadlineAt,
  quote: ({ deadlineAt }) => deadlineAt,
}

/** The one thing an enrolled supplier has to do next; null when nothing is open. */
export function taskOf(project: Project, own: Participation, now: number): { act: SupplierTask; until: number } | null {
  const acts: readonly string[] = ownActs(project, own, now)
  const isDone = (act: SupplierTask) =>
    act === 'respond' && own.enrolment?.lotIds.every((id) => own.responses.some(({ lotId }) => lotId === id))
  const act = supplierTasks.find((key) => acts.includes(key) && !isDone(key))
  return act ? { act, until: ends[act](project.schedule) } : null
}

/** Which steps are done; a step that this project does not have is absent. */
export function doneSteps(method: string, own: Participation): { step: SupplierStep; isDone: boolean }[] {
  const { standing, responses, results, bonds, enrolment } = own
  const done: Record<SupplierStep, boolean> = {
    enrol: standing.isEnrolled,
    pay: standing.hasDocuments,
    bond: standing.hasBond,
    respond: enrolment != null && responses.length > 0,
    quote: enrolment != null && responses.length > 0,
    result: results.length > 0 && results.every(({ outcome }) => outcome !== 'open'),
  }
  const otherWay = priceWayOf(method) === 'quote' ? 'respond' : 'quote'
  const has = (step: SupplierStep) => (step !== 'bond' || bonds.length > 0 || !standing.isEnrolled) && step !== otherWay
  return supplierSteps.filter(has).map((step) => ({ step, isDone: done[step] }))
}

/** The payment whose outcome is not known; there is at most one. */
export const openPurchase = ({ orders }: Pick<Participation, 'orders'>): Participation['orders'][number] | null =>
  orders.find(({ state }) => state === 'pending' || state === 'processing') ?? null

/** The name of a lot; its id if it is unknown. */
export const lotNameOf = ({ lots }: Pick<Participation, 'lots'>, lotId: string): string =>
  lots.find(({ id }) => id === lotId)?.name ?? lotId
