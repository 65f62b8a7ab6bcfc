import { plain, type Validator } from './rule.ts'
import { creditCodeProblems } from './labels.ts'

/** Without I, O, S, V and Z, which look like digits (GB 32100). */
export const creditCodeSigns = '0123456789ABCDEFGHJKLMNPQRTUWXY'

export const plainCreditCode = (typed: string): string => plain(typed).toUpperCase()

function checkSignOf(code: string): string {
  let sum = 0
  let weight = 1
  for (const sign of code.slice(0, 17)) {
    sum += creditCodeSigns.indexOf(sign) * weight
    weight = (weight * 3) % 31
  }
  return creditCodeSigns[(31 - (sum % 31)) % 31]!
}

/** A unified social credit code: 18 characters, the last one a check character (domain 6.25). */
export const creditCode: Validator = (typed) => {
  const code = plainCreditCode(typed)
  if (code === '') return creditCodeProblems.missing
  if (code.length !== 18) return creditCodeProblems.length
  if (![...code].every((sign) => creditCodeSigns.includes(sign))) return creditCodeProblems.form
  return checkSignOf(code) === code[17] ? null : creditCodeProblems.check
}
