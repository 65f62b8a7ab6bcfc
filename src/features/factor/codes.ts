import { plain, type Validator } from '#src/model/validation/rule.ts'
import { codeProblems } from './labels.ts'

/** A typed code without the spaces and hyphens by which apps and printed lists group it. */
export const bareCode = (typed: string): string => plain(typed).replaceAll(/[\s-]/g, '')

/** A code of an authenticator app: 6 digits (RFC 6238). */
export const authenticatorCode: Validator = (typed) => {
  const code = bareCode(typed)
  if (code === '') return codeProblems.authenticatorMissing
  return /^\d{6}$/.test(code) ? null : codeProblems.authenticatorForm
}

export const recoveryCode: Validator = (typed) => (plain(typed) === '' ? codeProblems.recoveryMissing : null)
