import type { ListingRow } from './schema.ts'

/** States in which people may enrol as long as the time for it runs (domain 2.2); rooms of the hall take people in late. */
const takingIn: ReadonlySet<string> = new Set(['NOTICE', 'EXTENDED', 'NOTICE_BIDDING', 'WAIT_BID', 'BIDDING', 'DELAY'])

/** Whether somebody may enrol now, for all that the state and the clock say; instants are epoch ms. */
export const takesEnrolments = (
  status: string | null | undefined,
  { enrolFrom, enrolUntil }: { enrolFrom: number; enrolUntil: number },
  now: number,
): boolean => takingIn.has(status ?? '') && enrolFrom <= now && now < enrolUntil

/** The same of an asset of the hall, which waits for its bidding or is in it: the time for enrolling has long begun. */
export const stillTakesEnrolments = (
  { status, enrolUntil }: Pick<ListingRow, 'status' | 'enrolUntil'>,
  now: number,
): boolean => takesEnrolments(status, { enrolFrom: -Infinity, enrolUntil: enrolUntil ?? -Infinity }, now)
