import { narrow, type Validator } from './rule.ts'
import { bankCardProblems } from './labels.ts'

/** An account number normalised from pasted text: full-width digits, spaces between groups. */
export const plainAccount = (typed: string): string => narrow(typed).replace(/[\s\p{Pd}]/gu, '')

function passesLuhn(digits: string): boolean {
  const sum = [...digits].toReversed().reduce((total, digit, place) => {
    const value = Number(digit) * (place % 2 === 1 ? 2 : 1)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}

/** A person's bank card: 13 to 19 digits with a check digit (domain 6.25). */
export const bankCard: Validator = (typed) => {
  const card = plainAccount(typed)
  if (card === '') return bankCardProblems.missing
  if (!/^\d{13,19}$/.test(card)) return bankCardProblems.personal
  return passesLuhn(card) ? null : bankCardProblems.check
}

/** The account of an organisation: 8 to 30 digits without a check digit (domain 6.25). */
export const corporateAccount: Validator = (typed) => {
  const account = plainAccount(typed)
  if (account === '') return bankCardProblems.missing
  return /^\d{8,30}$/.test(account) ? null : bankCardProblems.corporate
}
