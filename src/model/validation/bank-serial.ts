import { plain } from './rule.ts'

/** Whether it has the form of a bank's serial number: 4 to 40 letters, digits and hyphens. */
export const isBankSerial = (typed: string): boolean => /^[\w-]{4,40}$/.test(plain(typed))
