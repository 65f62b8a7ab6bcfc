import prefixes from './id-card-prefixes.json' with { type: 'json' }
import { plain } from './rule.ts'
import { citizenIdProblems } from './labels.ts'

const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2] as const
const checkDigits = '10X98765432'

/** A citizen number in its stored form: ASCII digits, a final X in upper case. */
export const plainCitizenId = (typed: string): string => plain(typed).toUpperCase()

const checkDigitOf = (id: string): string =>
  checkDigits[weights.reduce((sum, weight, place) => sum + weight * Number(id[place]), 0) % 11]!

/** Epoch ms of the start of the day of birth in China, or null when there is no such day. */
function birthOf(id: string): number | null {
  const [year, month, day] = [id.slice(6, 10), id.slice(10, 12), id.slice(12, 14)]
  const birth = new Date(`${year}-${month}-${day}T00:00:00+08:00`)
  const midday = new Date(birth.getTime() + 20 * 3_600_000)
  return Number(year) >= 1800 && midday.getUTCDate() === Number(day) ? birth.getTime() : null
}

/**
 * A resident's identity number, GB 11643 (AC-07): the first of five problems. A birthday that does not exist, or that is after
 * `now` (epoch ms), is a format error (domain 6.25).
 */
export function citizenId(typed: string, now = Infinity): string | null {
  const id = plainCitizenId(typed)
  if (id === '') return citizenIdProblems.missing
  if (id.length !== 18) return citizenIdProblems.length
  if (!/^\d{17}[\dX]$/.test(id)) return citizenIdProblems.form
  const birth = birthOf(id)
  if (birth === null || birth > now) return citizenIdProblems.form
  if (!Object.hasOwn(prefixes, id.slice(0, 2))) return citizenIdProblems.region
  return checkDigitOf(id) === id[17] ? null : citizenIdProblems.check
}
