import type { Validator } from './rule.ts'
import { passwordProblems } from './labels.ts'

const classes = [/\d/, /[a-z]/, /[A-Z]/, /\W/] as const

/** How many of four character classes are present, 0 to 4: digit, lower case, upper case, non-word symbol (AC-08). */
export const passwordStrength = (password: string): number => classes.filter((signs) => signs.test(password)).length

export const minLength = 8
export const maxLength = 64
export const minClasses = 3

const wordSet = (text: string): ReadonlySet<string> => new Set(text.split(' '))

/** Words that guessing starts with; a sequence of digits, a year or a symbol after them adds nothing. */
const guessedStems = wordSet(
  'password p@ssword p@ssw0rd passw0rd pa$$word pa$$w0rd admin administrator root welcome qwe qwer qwert qwerty qwertyuiop asd asdf asdfgh zxc zxcv aa aaa abc abcd abcdef abcdefg a test user login letmein iloveyou woaini huawei master hello changeme china',
)
const guessedWhole = wordSet(
  '1qaz@wsx !qaz2wsx !qaz@wsx zaq1@wsx 1qaz2wsx 1q2w3e4r q1w2e3r4 1234qwer 123456aa 123456abc 12345678a 123qweasd 123456qq 12345qwert',
)
const runs = '01234567890123456789'

/** Easily guessed digits: a few, a sequence, a repeated one, a year. */
const isPlainTail = (digits: string): boolean =>
  digits.length < 3 || runs.includes(digits) || /^(\d)\1+$/.test(digits) || /^(?:19|20)\d\d$/.test(digits)

function isCommon(password: string): boolean {
  const core = password.toLowerCase().replace(/[!@#$%&*._-]{1,8}$/, '')
  const digits = /\d{0,64}$/.exec(core)![0]
  const stem = core.slice(0, core.length - digits.length).replace(/[!@#$%&*._-]{1,8}$/, '')
  const isWhole = guessedWhole.has(password.toLowerCase()) || guessedWhole.has(core)
  return isWhole || (guessedStems.has(stem) && isPlainTail(digits))
}

/** A new password: 8 to 64 characters, at least three of the four classes (domain 6.16), not a commonly guessed one. */
export const newPassword: Validator = (password) => {
  const { length } = Array.from(password.slice(0, 2 * maxLength + 2))
  if (length === 0) return passwordProblems.missing
  if (length < minLength) return passwordProblems.short
  if (length > maxLength) return passwordProblems.long
  if (passwordStrength(password) < minClasses) return passwordProblems.classes
  return isCommon(password) ? passwordProblems.common : null
}

/** Whether the password contains a word of the account that others know; shorter ones are too common to count. */
function contains(password: string, own: string): boolean {
  const word = own.trim().toLowerCase()
  return word.length >= 4 && password.toLowerCase().includes(word)
}

/** A new password of this account: contains neither the account's name nor its phone number (ASVS 6.2.11). */
export const newPasswordOf =
  (account: string, telPhone = ''): Validator =>
  (password) => {
    const problem = newPassword(password)
    if (problem !== null) return problem
    if (contains(password, account)) return passwordProblems.ownName
    return contains(password, telPhone) ? passwordProblems.ownPhone : null
  }

const guessedProblems: readonly (string | null)[] = [
  passwordProblems.common,
  passwordProblems.ownName,
  passwordProblems.ownPhone,
]

/** Displayed password strength: a commonly guessed password is weak, whatever its classes. */
export function strengthOf(password: string, account = '', telPhone = ''): number {
  const isGuessed = guessedProblems.includes(newPasswordOf(account, telPhone)(password))
  return Math.min(passwordStrength(password), isGuessed ? 1 : classes.length)
}

/** The repeated password must be equal. */
export const repeatOf =
  (password: string): Validator =>
  (again) => {
    if (again === '') return passwordProblems.missing
    return again === password ? null : passwordProblems.repeat
  }
