/** States in which people may enrol as long as the time for it runs (domain 2.2); rooms of the hall take people in late. */
const takingIn: ReadonlySet<string> = new Set(['NOTICE', 'EXTENDED', 'NOTICE_BIDDING', 'WAIT_BID', 'BIDDING', 'DELAY'])

/** Whether somebody may enrol now, for all that the state and the clock say; instants are epoch ms. */
export const takesEnrolments = (
  status: string | null | undefined,
  { enrolFrom, enrolUntil }: { enrolFrom: number; enrolUntil: number },
  now: number,
): boolean => takingIn.has(status ?? '') && enrolFrom <= now && now < enrolUntil
