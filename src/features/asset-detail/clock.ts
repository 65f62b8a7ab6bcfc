import type { AssetDetail } from '#src/model/listing/detail.ts'

/** What is awaited next, and until when. */
export type Awaited = { what: 'enrol' | 'enrol-end' | 'bid' | 'bid-end'; until: number }

type Timed = Pick<AssetDetail, 'status' | 'enrolFrom' | 'enrolUntil' | 'bidFrom' | 'bidUntil'>

/** What the countdown of a state runs to; null where nothing is awaited by the clock. */
export function awaitedOf({ status, enrolFrom, enrolUntil, bidFrom, bidUntil }: Timed): Awaited | null {
  switch (status) {
    case 'PRE':
      return { what: 'enrol', until: enrolFrom }
    case 'NOTICE':
    case 'EXTENDED':
      return { what: 'enrol-end', until: enrolUntil }
    case 'CLOSED':
    case 'REVIEW':
    case 'WAIT_BID':
      return { what: 'bid', until: bidFrom }
    case 'NOTICE_BIDDING':
    case 'BIDDING':
    case 'DELAY':
    case 'PRIORITY':
      return { what: 'bid-end', until: bidUntil }
    default:
      return null
  }
}
