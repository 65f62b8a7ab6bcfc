import { partOfMoney } from '../money/share.ts'
import { dayMs } from '../time/units.ts'
import { isByInvitation } from './kinds.ts'
import { type Schedule, stageOf } from './stage.ts'

/**
 * What the law sets for a tender (招标投标法实施条例 art. 16, 26, 54, 57, 58; domain 1.8); the exchange applies it to all ways of
 * procurement.
 */
export const procurementLaw = {
  /** Documents are sold for at least so many days. */
  saleDays: 5,
  /** The bond in per cent of the estimate, at most. */
  bondPercent: 2,
  /** The publicity of the candidates begins within so many days of the report, and lasts at least so many. */
  publicityWithinDays: 3,
  publicityDays: 3,
  /** An objection is answered within so many days, and the procedure halts until then. */
  answerDays: 3,
  /** The bond comes back within so many days of the contract, with interest. */
  bondReturnDays: 5,
  /** The performance bond in per cent of the contract's amount, at most. */
  performancePercent: 10,
} as const

/** How long the one-time code of a hand-over to the procurement system is valid. */
export const handoverSeconds = 60

/** The highest bond for this estimate, 元, rounded down to the 分. */
export const bondCap = (estimateYuan: string): string => partOfMoney(estimateYuan, procurementLaw.bondPercent)

/** What of a schedule breaks the law; null when nothing does. */
export function scheduleFault(dates: Schedule): keyof typeof procurementLaw | 'order' | null {
  const { saleFrom, saleTo, deadlineAt, openedAt, reportAt, publicityFrom, publicityTo, resultAt, contractAt } = dates
  const known = [dates.announcedAt, saleFrom, saleTo, deadlineAt, openedAt, reportAt, publicityFrom, publicityTo]
  const inOrder = [...known, resultAt, contractAt].filter((moment) => moment != null)
  if (inOrder.some((moment, index) => index > 0 && moment < inOrder[index - 1]!)) return 'order'
  if (saleTo - saleFrom < procurementLaw.saleDays * dayMs) return 'saleDays'
  if (publicityFrom == null || reportAt == null || publicityTo == null) return null
  if (publicityFrom - reportAt > procurementLaw.publicityWithinDays * dayMs) return 'publicityWithinDays'
  return publicityTo - publicityFrom < procurementLaw.publicityDays * dayMs ? 'publicityDays' : null
}

/** What a supplier may do with a project. */
export const procurementActs = ['enrol', 'pay', 'ask', 'bond', 'respond', 'quote', 'object'] as const
export type ProcurementAct = (typeof procurementActs)[number]

/** What of a supplier's participation decides on the acts. */
export type Standing = {
  isInvited: boolean
  isEnrolled: boolean
  hasDocuments: boolean
  hasBond: boolean
  /** An objection of the supplier that is not answered. */
  isObjecting: boolean
}

export const noStanding: Standing = {
  isInvited: false,
  isEnrolled: false,
  hasDocuments: false,
  hasBond: false,
  isObjecting: false,
}

type Of = { method: string; schedule: Schedule; needsBond: boolean }
type Moment = Of & {
  own: Standing
  now: number
  isOnSale: boolean
  isBeforeDeadline: boolean
  isOpening: boolean
  isPublicity: boolean
}

const conditions: Record<ProcurementAct, (moment: Moment) => boolean> = {
  enrol: ({ method, own, isOnSale }) => isOnSale && !own.isEnrolled && (own.isInvited || !isByInvitation(method)),
  pay: ({ own, isOnSale }) => isOnSale && own.isEnrolled && !own.hasDocuments,
  ask: ({ own, isBeforeDeadline, schedule, now }) =>
    isBeforeDeadline && own.hasDocuments && now < schedule.questionsUntil,
  bond: ({ own, isBeforeDeadline, needsBond }) => isBeforeDeadline && own.hasDocuments && needsBond && !own.hasBond,
  respond: ({ method, own, isBeforeDeadline }) => method !== 'auction' && isBeforeDeadline && own.hasDocuments,
  quote: ({ method, own, needsBond, isBeforeDeadline, isOpening }) =>
    method === 'auction' && (isBeforeDeadline || isOpening) && own.hasDocuments && (own.hasBond || !needsBond),
  object: ({ own, isPublicity }) => isPublicity && own.isEnrolled && !own.isObjecting,
}

/**
 * What a supplier may do now: enrol and buy documents while they are sold, ask until the announced date, pay the bond and hand in a
 * response until the deadline, object to the candidates within their publicity only (domain 1.8), also while it stands still because
 * another objection is examined. In an auction they quote in its room in place of a response, once documents and bond are paid and
 * until the room closes.
 */
export function procurementActsNow(of: Of, own: Standing, now: number): ProcurementAct[] {
  const stage = stageOf(of.schedule, now)
  const isOnSale = stage === 'sale'
  const isBeforeDeadline = isOnSale || stage === 'clarification'
  const isOpening = stage === 'opening'
  const isPublicity = stage === 'publicity'
  const moment = { ...of, own, now, isOnSale, isBeforeDeadline, isOpening, isPublicity }
  return procurementActs.filter((act) => conditions[act](moment))
}

/** Lengths of what suppliers write, in characters. */
export const questionLength = { least: 5, most: 500 } as const
export const objectionLength = { least: 10, most: 2000 } as const
