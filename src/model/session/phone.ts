import { phoneProblems } from './words.ts'

/** A phone number as people paste it: full-width digits, spaces and hyphens between the groups. */
export const plainPhone = (typed: string): string => typed.normalize('NFKC').replace(/[\s\p{Pd}]/gu, '')

/** What is wrong with a mobile phone number, or null (spec 5). */
export function phoneProblem(typed: string): string | null {
  const phone = plainPhone(typed)
  if (phone === '') return phoneProblems.missing
  if (phone.length !== 11) return phoneProblems.length
  return /^1\d{10}$/.test(phone) ? null : phoneProblems.form
}
