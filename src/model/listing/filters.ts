/** Choices of the list filters. The exchange counts by the same keys, so that choices and counts agree. */

/**
 * Choices of the status filter and their states (domain 2.2). A room that still accepts enrolments belongs to two of them.
 */
const statusGroups = {
  enrol: ['NOTICE', 'EXTENDED', 'NOTICE_BIDDING'],
  soon: ['WAIT_BID'],
  bidding: ['BIDDING', 'DELAY', 'NOTICE_BIDDING', 'PRIORITY'],
  pre: ['PRE'],
  closed: ['CLOSED', 'REVIEW'],
  paused: ['PAUSED'],
  publicity: ['BID_END', 'DEAL_PUBLICITY'],
  done: ['SIGNING', 'SETTLING', 'DONE'],
  over: ['FAILED', 'TERMINATED'],
} as const satisfies Record<string, readonly string[]>
export type StatusGroup = keyof typeof statusGroups
export const statusGroupKeys = Object.keys(statusGroups) as StatusGroup[]

/** The status choices that include this state. */
export const groupsOf = (status: string | null | undefined): StatusGroup[] =>
  statusGroupKeys.filter((group) => (statusGroups[group] as readonly string[]).includes(status ?? ''))

/** The province whose prefectures the filter lists. */
export const homeProvince = '510000'

/** A region code without trailing zero pairs: `5101` of `510100`. */
const stem = (code: string): string => code.replace(/(?:00)+$/, '')

/** Whether a place is the division or within it. */
export const liesIn = (place: string, division: string): boolean => place.startsWith(stem(division))

/** The codes of a place's province and city, by which it is counted. */
export const regionKeys = (place: string): string[] => [
  ...new Set([`${place.slice(0, 2)}0000`, `${place.slice(0, 4)}00`]),
]
