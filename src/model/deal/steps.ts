import { type DealCourse, type DealRole, type DealStep, dealSteps } from './schema.ts'

/** Who has to act: the reader, the other party, both, or the exchange. */
export type Turn = 'you' | 'other' | 'both' | 'exchange'

export type StepOfDeal = {
  step: DealStep
  /** `stopped`: the deal has ended here. */
  state: 'done' | 'now' | 'open' | 'stopped'
  /** When it was done, epoch ms. */
  doneAt: number | null
  /** Of a step that is not done: until when, epoch ms; null without a deadline. */
  dueAt: number | null
  /** Of the current step. */
  turn: Turn | null
}

type Both = DealCourse['confirmed']

/** The later time, once both have done it. */
const bothAt = ({ taker, seller }: Both): number | null => (taker && seller ? Math.max(taker, seller) : null)

const turnOf = (by: Both, role: DealRole): Turn => {
  const other: DealRole = role === 'taker' ? 'seller' : 'taker'
  if (by[role]) return 'other'
  return by[other] ? 'you' : 'both'
}

type Known = Pick<StepOfDeal, 'doneAt' | 'dueAt'> & { turn: Turn }

/** The winner pays; a seller that is asked for instalments has to answer meanwhile. */
const turnToPay = ({ answerBy }: DealCourse, role: DealRole): Turn =>
  role === 'taker' || typeof answerBy === 'number' ? 'you' : 'other'

/** Of each step: when it was done, until when it is due, and whose turn it is while it is the current one. */
const known = (course: DealCourse, role: DealRole): Readonly<Record<DealStep, Known>> => ({
  deal: { doneAt: course.closedAt, dueAt: null, turn: 'exchange' },
  confirm: { doneAt: bothAt(course.confirmed), dueAt: course.publicityUntil, turn: turnOf(course.confirmed, role) },
  sign: { doneAt: course.signedAt ?? null, dueAt: course.signBy, turn: course.haltedSince ? 'exchange' : 'both' },
  pay: { doneAt: course.paidAt ?? null, dueAt: course.payBy ?? null, turn: turnToPay(course, role) },
  certificate: { doneAt: course.certificateAt ?? null, dueAt: course.certificateBy ?? null, turn: 'exchange' },
  handover: { doneAt: bothAt(course.handedOver), dueAt: null, turn: turnOf(course.handedOver, role) },
})

/**
 * The way of a deal in six steps (domain 1.6), for one of its parties. The first step that is not done is the current one; a deal
 * that has ended by default has stopped there, and nothing of it is due any more.
 */
export function stepsOfDeal(course: DealCourse, role: DealRole): StepOfDeal[] {
  const all = known(course, role)
  const current = dealSteps.findIndex((step) => all[step].doneAt === null)
  const isOver = course.state === 'defaulted'
  const now = isOver ? 'stopped' : 'now'
  return dealSteps.map((step, index) => {
    const { doneAt, dueAt, turn } = all[step]
    const state = current < 0 || index < current ? 'done' : index === current ? now : 'open'
    return {
      step,
      state,
      doneAt: state === 'done' ? doneAt : null,
      dueAt: state === 'done' || isOver ? null : dueAt,
      turn: state === 'now' ? turn : null,
    }
  })
}

/** The step a deal has come to; null once it is over. */
export const currentStep = (course: DealCourse, role: DealRole): StepOfDeal | null =>
  stepsOfDeal(course, role).find(({ state }) => state === 'now' || state === 'stopped') ?? null
