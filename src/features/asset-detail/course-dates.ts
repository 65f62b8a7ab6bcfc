import type { AssetDetail } from '#src/model/listing/detail.ts'
import { parseShanghai } from '#src/model/time/shanghai.ts'

/** A date in the course of a listing; `at` in epoch ms. */
export type CourseDate = {
  what: 'disclosure' | 'enrol' | 'enrol-end' | 'deposit-end' | 'bid' | 'bid-end' | 'stop'
  at: number
}

type Dated = Pick<
  AssetDetail,
  'publishDate' | 'enrolFrom' | 'enrolUntil' | 'depositUntil' | 'bidFrom' | 'bidUntil' | 'status' | 'statusSince'
>

const stoppedStates: ReadonlySet<string> = new Set(['PAUSED', 'TERMINATED'])

/** The dates of a listing in their order. Those after a stop are left out: they are no longer valid. */
export function courseDates(asset: Dated): CourseDate[] {
  const { status, statusSince, publishDate } = asset
  const stop = stoppedStates.has(status ?? '') && statusSince ? statusSince : null
  const dates: [CourseDate['what'], number | null | undefined][] = [
    ['disclosure', parseShanghai(publishDate ?? '')],
    ['enrol', asset.enrolFrom],
    ['enrol-end', asset.enrolUntil],
    ['deposit-end', asset.depositUntil],
    ['bid', asset.bidFrom],
    ['bid-end', asset.bidUntil],
  ]
  const known = dates.flatMap(([what, at]): CourseDate[] => (at ? [{ what, at }] : []))
  if (stop === null) return known.sort((a, b) => a.at - b.at)
  return [...known.filter(({ at }) => at < stop).sort((a, b) => a.at - b.at), { what: 'stop', at: stop }]
}
