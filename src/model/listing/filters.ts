/** What the filters of the list offer. The exchange counts by these very keys, so that a choice and its number agree. */

/** Kinds of projects by code, in the order of the home page (spec 2.6). */
export const typeCodes = ['1', '4', '2', '6', '5'] as const

/**
 * The choices of the status filter with the states they stand for (domain 2.2). A room that still takes enrolments answers
 * to two of them.
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

/** The choices of the status filter that find an asset in this state. */
export const groupsOf = (status: string | null | undefined): StatusGroup[] =>
  statusGroupKeys.filter((group) => (statusGroups[group] as readonly string[]).includes(status ?? ''))

/** The province whose prefectures the filter shows one by one. */
export const homeProvince = '510000'

/** The codes of a division without the zeros that stand for all below it: `5101` of `510100`. */
const stem = (code: string): string => code.replace(/(?:00)+$/, '')

/** Whether a place lies in a division, or is it. */
export const liesIn = (place: string, division: string): boolean => place.startsWith(stem(division))

/** The province and the city of a place: the keys under which it is counted. */
export const regionKeys = (place: string): string[] => [
  ...new Set([`${place.slice(0, 2)}0000`, `${place.slice(0, 4)}00`]),
]

/** Moves the decimal point; exact, because nothing is calculated. */
function shifted(text: string, places: number): string {
  const [whole = '', fraction = ''] = text.split('.')
  const point = whole.length + places
  const digits = (whole + fraction).padEnd(point, '0')
  const padded = point < 1 ? digits.padStart(digits.length + 1 - point, '0') : digits
  const left = padded.slice(0, Math.max(1, point)).replace(/^0+(?=\d)/, '')
  const right = padded.slice(Math.max(1, point)).replace(/0+$/, '')
  return right ? `${left}.${right}` : left
}

/** A decimal amount in 万元 as one in 元, without idle zeros. */
export const yuanFromWan = (wan: string): string => shifted(wan, 4)
/** A decimal amount in 元 as one in 万元, without idle zeros. */
export const wanFromYuan = (yuan: string): string => shifted(yuan, -4)
