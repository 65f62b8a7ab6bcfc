import type { AssetDetail } from '#src/model/listing/detail.ts'

/** The next time limit; `until` in epoch ms. */
export type Awaited = { what: 'enrol' | 'enrol-end' | 'bid' | 'bid-end'; until: number }

type Ends = Pick<AssetDetail, 'enrolFrom' | 'enrolUntil' | 'bidFrom' | 'bidUntil'>

const toEnrol = ['enrol', 'enrolFrom'] as const
const toEnrolEnd = ['enrol-end', 'enrolUntil'] as const
const toBid = ['bid', 'bidFrom'] as const
const toBidEnd = ['bid-end', 'bidUntil'] as const

const awaited = new Map<string | null | undefined, readonly [Awaited['what'], keyof Ends]>([
  ['PRE', toEnrol],
  ['NOTICE', toEnrolEnd],
  ['EXTENDED', toEnrolEnd],
  ['CLOSED', toBid],
  ['REVIEW', toBid],
  ['WAIT_BID', toBid],
  ['NOTICE_BIDDING', toBidEnd],
  ['BIDDING', toBidEnd],
  ['DELAY', toBidEnd],
  ['PRIORITY', toBidEnd],
])

/** The time limit that the countdown of a state runs to; null for a state without one. */
export function awaitedOf({ status, ...ends }: Ends & Pick<AssetDetail, 'status'>): Awaited | null {
  const [what, end] = awaited.get(status) ?? []
  return what && end ? { what, until: ends[end] } : null
}
