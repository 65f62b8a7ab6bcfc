import type { Validator } from '../../validation/rule.ts'
import { breachedProblems } from './labels.ts'
import { breachedBases, breachedWhole, contextWords } from './entries.ts'

/** Longer parts at either end are no decoration. */
const decorationMax = 14
/** So many characters outside of runs do not make a password of runs harder to guess. */
const looseMax = 3
/** Different characters that a password needs. */
const differentLeast = 5
/** Unpredictable characters that a password needs besides names of this site. */
const besideContext = 5

const rows = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890123456789',
  'qwertyuiop[]',
  'asdfghjkl;',
  'zxcvbnm,./',
  '!@#$%^&*()_+',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik,9ol.0p',
  'qazwsxedcrfvtgbyhnujm',
]
const reversed = (text: string): string => [...text].toReversed().join('')
const runs: readonly string[] = rows.flatMap((row) => [row, reversed(row)])

/** Digits that people put after a word, beside runs, repetitions, years and dates. */
const plainDigits: ReadonlySet<string> = new Set(
  '520 521 1314 5201314 168 888 666 007 911 110 119 147 258 369 2580 147258 147258369 159 357 159357 1122 112233 11223344 1212 121212 123321 1234321 123123 1010 2020 1357 2468 13579 24680 1024'.split(
    ' ',
  ),
)

const isRun = (text: string): boolean => /^(.)\1+$/u.test(text) || runs.some((row) => row.includes(text))
const isDate = (digits: string): boolean =>
  /^(?:(?:19|20)\d\d|\d\d)(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])$/.test(digits) ||
  /^(?:0[1-9]|[12]\d|3[01])(?:0[1-9]|1[0-2])(?:19|20)\d\d$/.test(digits)

function isPlainNumber(digits: string): boolean {
  if (digits.length <= 3 || plainDigits.has(digits)) return true
  if (/^(?:19|20)\d\d$/.test(digits) || isDate(digits) || isRun(digits)) return true
  const half = digits.slice(0, digits.length / 2)
  return half + half === digits
}

/** Whether this adds nothing to a word: signs, and groups of digits that are easily guessed. */
const isPlainDecoration = (text: string): boolean => (text.match(/\d+/g) ?? []).every(isPlainNumber)

const leet: Readonly<Record<string, string>> = {
  '@': 'a',
  4: 'a',
  0: 'o',
  $: 's',
  5: 's',
  3: 'e',
  7: 't',
  '+': 't',
  8: 'b',
  9: 'g',
}
const ambiguous = /[1!|]/g

/** Readings of a text in which digits and signs stand for letters. */
function readings(text: string): string[] {
  const letters = text.replaceAll(/[@40$5373+89]/g, (sign) => leet[sign] ?? sign)
  return [text, letters, letters.replaceAll(ambiguous, 'i'), letters.replaceAll(ambiguous, 'l')]
}

/** Whether a text is a known word, twice the same, or two of them. */
function isKnown(text: string): boolean {
  if (text.length < 2) return false
  if (breachedBases.has(text)) return true
  for (let at = 2; at <= text.length - 2; at += 1)
    if (breachedBases.has(text.slice(0, at)) && breachedBases.has(text.slice(at))) return true
  return false
}

/** Readings of a part without the signs and digits between its words. */
function isGuessedCore(core: string): boolean {
  if (breachedWhole.has(core)) return true
  const between = core.replaceAll(/[^\p{L}]+/gu, '')
  const isPlain = isPlainDecoration(core.replaceAll(/\p{L}+/gu, ' '))
  return readings(core).some(isKnown) || (isPlain && isKnown(between))
}

const notLetters = /[^\p{L}]/u

/** How many characters at an end are no letters, at most as many as decorations have. */
function decorated(characters: readonly string[]): number {
  const first = characters.findIndex((character) => !notLetters.test(character))
  return Math.min(decorationMax, first === -1 ? characters.length : first)
}

/** Whether a password is a known one or a word of such passwords, between decorations of any length. */
function isDecoratedWord(characters: readonly string[]): boolean {
  const [before, after] = [decorated(characters), decorated(characters.toReversed())]
  for (let start = 0; start <= before; start += 1)
    for (let end = characters.length - after; end <= characters.length; end += 1) {
      const decorations = [characters.slice(0, start), characters.slice(end)].map((part) => part.join(''))
      if (start < end && decorations.every(isPlainDecoration) && isGuessedCore(characters.slice(start, end).join('')))
        return true
    }
  return false
}

/** How long the run is that begins here; 1 if there is none. */
function runAt(characters: readonly string[], start: number): number {
  let length = 2
  while (start + length < characters.length && isRun(characters.slice(start, start + length + 1).join(''))) length += 1
  return length > 2 && isRun(characters.slice(start, start + length).join('')) ? length : 1
}

function isMadeOfRuns(characters: readonly string[]): boolean {
  let loose = 0
  for (let at = 0; at < characters.length;) {
    const length = runAt(characters, at)
    if (length === 1) loose += 1
    at += length
  }
  return loose <= looseMax
}

/** Whether it is one part again and again, or of a few different characters. */
function isRepetitive(characters: readonly string[]): boolean {
  if (new Set(characters).size < differentLeast) return true
  const text = characters.join('')
  return [2, 3, 4].some((length) => {
    const part = characters.slice(0, length).join('')
    return part.repeat(Math.ceil(text.length / part.length)).startsWith(text)
  })
}

/** Whether names of this site make up a password, with less beside them than would protect it. */
function isContext(text: string): boolean {
  return readings(text).some((reading) => {
    const rest = contextWords.reduce((left, word) => left.replaceAll(word, ' '), reading)
    if (rest === reading) return false
    const signs = rest.replaceAll(/\d+/g, (digits) => (isPlainNumber(digits) ? '' : digits)).match(/[\p{L}\d]/gu) ?? []
    return signs.length < besideContext
  })
}

/**
 * Why a password that satisfies the rule of its form is refused all the same: known from leaks or derived from one that is, made of runs, or
 * of the names of this site (ASVS 6.2.4, 6.2.11, 6.2.12). Capitals, digits and signs in place of letters, and usual endings make no
 * difference.
 */
export const breachedPassword: Validator = (password) => {
  const text = password.normalize('NFKC').toLowerCase()
  const characters = [...text]
  if (isRepetitive(characters) || isMadeOfRuns(characters)) return breachedProblems.runs
  if (isContext(text)) return breachedProblems.context
  return isDecoratedWord(characters) ? breachedProblems.breached : null
}
