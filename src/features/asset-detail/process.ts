import type { AssetDetail, StepState } from '#src/model/listing/detail.ts'

/** The way of an asset to its new owner. */
const processSteps = ['disclosure', 'enrol', 'qualify', 'bid', 'confirm', 'settle', 'deliver'] as const
export type ProcessStep = (typeof processSteps)[number]

const reached: Readonly<Record<string, number>> = {
  PRE: 0,
  NOTICE: 1,
  EXTENDED: 1,
  CLOSED: 2,
  REVIEW: 2,
  NOTICE_BIDDING: 3,
  WAIT_BID: 3,
  BIDDING: 3,
  DELAY: 3,
  PRIORITY: 3,
  BID_END: 4,
  DEAL_PUBLICITY: 4,
  SIGNING: 5,
  SETTLING: 5,
  DONE: 7,
}

const stopped: ReadonlySet<string> = new Set(['PAUSED', 'FAILED', 'TERMINATED'])

type Timed = Pick<AssetDetail, 'status' | 'enrolFrom' | 'enrolUntil' | 'bidFrom' | 'biddingCount'>

/** How far the calendar alone says it is. */
function byCalendar({ enrolFrom, enrolUntil, bidFrom, biddingCount }: Timed, now: number): number {
  if (biddingCount || now >= bidFrom) return 3
  if (now >= enrolUntil) return 2
  return now >= enrolFrom ? 1 : 0
}

/** Each step with its state, today's being `current`; where the way was left, `stopped`. */
export function processOf(asset: Timed, now: number): { step: ProcessStep; state: StepState }[] {
  const status = asset.status ?? ''
  const today = (Object.hasOwn(reached, status) ? reached[status] : undefined) ?? byCalendar(asset, now)
  const here = stopped.has(status) ? 'stopped' : 'current'
  return processSteps.map((step, index) => ({
    step,
    state: index < today ? 'done' : index === today ? here : 'waiting',
  }))
}
