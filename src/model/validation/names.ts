import { plain, type Validator } from './rule.ts'
import {
  fileNameProblems,
  letterProblems,
  loginNameProblems,
  organisationNameProblems,
  personNameProblems,
} from './labels.ts'

/** A person's name: 2 to 4 Chinese characters (AC-06). */
export const personName: Validator = (typed) => {
  const name = typed.trim()
  if (name === '') return personNameProblems.missing
  return /^\p{Unified_Ideograph}{2,4}$/u.test(name) ? null : personNameProblems.form
}

/** A name in any script: letters, with the signs and spaces that names have. */
export const nameInAnyScript = /^(?=.{2,60}$)\p{L}[\p{L}\s.'·-]*$/u

/** An organisation's name as in its licence: letters, digits and brackets, no other characters. */
export const organisationName: Validator = (typed) => {
  const name = typed.trim()
  if (name === '') return organisationNameProblems.missing
  return /^[\p{L}\p{N}()（）·&.\-\s]{4,100}$/u.test(name) ? null : organisationNameProblems.form
}

/** A login name: a letter, then letters, digits and underscores, 4 to 20 characters. */
export const loginName: Validator = (typed) => {
  const name = plain(typed)
  if (name === '') return loginNameProblems.missing
  if (name.length < 4 || name.length > 20) return loginNameProblems.length
  return /^[a-z]\w*$/i.test(name) ? null : loginNameProblems.form
}

/** Lower-case letters only (AC-09). */
export const lowerCase: Validator = (value) => (/^[a-z]+$/.test(value) ? null : letterProblems.lower)
/** Upper-case letters only (AC-09). */
export const upperCase: Validator = (value) => (/^[A-Z]+$/.test(value) ? null : letterProblems.upper)
/** Latin letters only (AC-09). */
export const letters: Validator = (value) => (/^[A-Z]+$/i.test(value) ? null : letterProblems.letters)

const isControl = (sign: string): boolean => sign < ' ' || sign === '\u007F'

/** A file name without characters that some system cannot store, without emoji, at most 100 code points (AC-09). */
export const fileName: Validator = (value) => {
  if (value.trim() === '') return fileNameProblems.missing
  // A code point has at most two code units.
  const signs = Array.from(value.slice(0, 202))
  if (signs.length > 100) return fileNameProblems.long
  return /[/\\:*"<>|?]|\p{Extended_Pictographic}/u.test(value) || signs.some(isControl) ? fileNameProblems.signs : null
}
