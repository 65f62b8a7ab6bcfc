import type { ListingRow } from './schema.ts'

/** States that allow enrolment within its period (domain 2.2); rooms in the hall accept late enrolments. */
const takingIn: ReadonlySet<string> = new Set(['NOTICE', 'EXTENDED', 'NOTICE_BIDDING', 'WAIT_BID', 'BIDDING', 'DELAY'])

/** Whether enrolment is open by state and clock; instants are epoch ms. */
export const takesEnrolments = (
  status: string | null | undefined,
  { enrolFrom, enrolUntil }: { enrolFrom: number; enrolUntil: number },
  now: number,
): boolean => takingIn.has(status ?? '') && enrolFrom <= now && now < enrolUntil

/** The same for an asset in the hall, whose enrolment period has already started. */
export const stillTakesEnrolments = (
  { status, enrolUntil }: Pick<ListingRow, 'status' | 'enrolUntil'>,
  now: number,
): boolean => takesEnrolments(status, { enrolFrom: -Infinity, enrolUntil: enrolUntil ?? -Infinity }, now)
