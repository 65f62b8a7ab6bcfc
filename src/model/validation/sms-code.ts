import { plain, type Validator } from './rule.ts'
import { codeProblems } from './phone/labels.ts'

/** An SMS code: 6 digits (domain 6.25). */
export const smsCodeText: Validator = (typed) => {
  const code = plain(typed)
  if (code === '') return codeProblems.missing
  return /^\d{6}$/.test(code) ? null : codeProblems.form
}
