import { narrow, plain, type Validator } from './rule.ts'
import { landlineProblems, phoneProblems } from './phone/labels.ts'

/** A phone number normalised from pasted text: full-width digits, spaces and hyphens between groups. */
export const plainPhone = (typed: string): string => narrow(typed).replace(/[\s\p{Pd}]/gu, '')

/** A mobile phone number: 11 digits, starting with 1 (AC-06). */
export const mobile: Validator = (typed) => {
  const phone = plainPhone(typed)
  if (phone === '') return phoneProblems.missing
  if (phone.length !== 11) return phoneProblems.length
  return /^1\d{10}$/.test(phone) ? null : phoneProblems.form
}

/** A landline: an optional area code of 3 or 4 digits with a hyphen, then 7 or 8 digits (AC-06). */
export const landline: Validator = (typed) => {
  const number = plain(typed).replace(/\p{Pd}/gu, '-')
  if (number === '') return landlineProblems.missing
  return /^(?:\d{3,4}-)?\d{7,8}$/.test(number) ? null : landlineProblems.form
}

/** A mobile is masked; a landline is that of a desk, which anyone may call, and is shown whole. */
export const shownPhone = (phone: string): string => (mobile(phone) === null ? maskedPhone(phone) : phone)

/** 138****5678 (domain 6.25). */
export const maskedPhone = (phone: string): string => `${phone.slice(0, 3)}****${phone.slice(-4)}`
