import type { StepState } from './detail.ts'
import { takesEnrolments } from './enrolling.ts'

/** Stages of an asset on its way to the new owner, after acceptance by the exchange. */
export const stages = ['disclosure', 'enrol', 'qualify', 'bid', 'confirm', 'settle', 'deliver'] as const
export type Stage = (typeof stages)[number]

/** Instants are epoch ms. */
type Course = {
  status?: string | null | undefined
  enrolFrom: number
  enrolUntil: number
  depositUntil?: number | null | undefined
  bidFrom: number
  biddingCount?: number | null | undefined
  /** When its last deal ended by default. */
  defaultedAt?: number | null | undefined
}

const openStates: ReadonlySet<string> = new Set(['NOTICE', 'EXTENDED', 'WAIT_BID'])
const checking: ReadonlySet<string> = new Set(['CLOSED', 'REVIEW'])
const bidding: ReadonlySet<string> = new Set(['NOTICE_BIDDING', 'BIDDING', 'DELAY', 'PRIORITY'])
const stopped: ReadonlySet<string> = new Set(['PAUSED', 'FAILED', 'TERMINATED'])

const settle = stages.indexOf('settle')

/** Sequential states, with the stage that is running. */
const sequentialStates: Readonly<Record<string, number>> = {
  PRE: 0,
  BID_END: 4,
  DEAL_PUBLICITY: 4,
  SIGNING: settle,
  SETTLING: settle,
  DONE: stages.length,
}

/** The stage by dates alone; a default comes after the publicity of the result. */
function byCalendar({ enrolFrom, enrolUntil, bidFrom, biddingCount, defaultedAt }: Course, now: number): number {
  if (defaultedAt) return settle
  if (biddingCount || now >= bidFrom) return 3
  if (now >= enrolUntil) return 2
  return now >= enrolFrom ? 1 : 0
}

const inLine = (today: number, here: StepState): StepState[] =>
  stages.map((_, index) => (index < today ? 'done' : index === today ? here : 'waiting'))

const between = (isPast: boolean, isNow: boolean): StepState => (isNow ? 'current' : isPast ? 'done' : 'waiting')

/** Enrolment and qualification overlap, and a room may accept enrolments while it runs. */
function parallelStages(course: Course, now: number): StepState[] {
  const { enrolFrom, depositUntil, bidFrom } = course
  const status = course.status ?? ''
  const hasBegun = now >= enrolFrom
  const isChecking = checking.has(status) || now < (depositUntil ?? bidFrom)
  return stages.map((stage) => {
    if (stage === 'disclosure') return 'done'
    if (stage === 'enrol') return between(hasBegun, takesEnrolments(status, course, now))
    if (stage === 'qualify') return between(hasBegun, hasBegun && isChecking)
    return stage === 'bid' && bidding.has(status) ? 'current' : 'waiting'
  })
}

/** Each stage with its state, from the asset's state and dates; `stopped` where it was ended. */
export function progressOf(course: Course, now: number): { stage: Stage; state: StepState }[] {
  const status = course.status ?? ''
  const isOpen = openStates.has(status) || checking.has(status) || bidding.has(status)
  const known = Object.hasOwn(sequentialStates, status) ? sequentialStates[status] : undefined
  const states = isOpen
    ? parallelStages(course, now)
    : inLine(known ?? byCalendar(course, now), stopped.has(status) ? 'stopped' : 'current')
  return stages.map((stage, index) => ({ stage, state: states[index]! }))
}
