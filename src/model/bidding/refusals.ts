import { priceNameValues } from '../asset-kind/prices.ts'
import { type TypeCode } from '../asset-kind/labels.ts'
import { withGroups } from '../money/money.ts'
import { directionOf } from './direction/direction.ts'
import { outcomeLabels, refusalLabels } from './labels.ts'

/**
 * Why a quote is refused, in order of precedence: the first that applies is the answer (domain 3.3, numbers 3.12). Those from
 * `E_ONCE` on are rules of single modes (domain 4). `E_KEY` is a known key with another body.
 */
export const refusalNumbers = {
  E401: 401,
  E_AUTH: 4101,
  E_QUAL: 4102,
  E_BLACK: 4103,
  E_DEP: 4104,
  E_POOL: 4105,
  E_PHASE: 4201,
  E_STALE: 4202,
  E_TIME: 4203,
  E_KEY: 422,
  E_RATE: 4204,
  E_FMT: 4301,
  E_MIN: 4302,
  E_STEP: 4303,
  E_MULT: 4304,
  E_MAX: 4305,
  E_SELF: 4306,
  E_CAP: 4307,
  E_CONF: 4308,
  E_ONCE: 4309,
  E_REV: 4310,
  E_PRICE: 4311,
  E_RANGE: 4312,
  E_DUP: 4313,
  E_LOCKED: 4314,
} as const

export type RefusalCode = keyof typeof refusalNumbers

/** A refusal text; some codes have a second one for a special case. */
export type RefusalWording = keyof typeof refusalLabels

const isCode = (name: string): name is RefusalCode => name in refusalNumbers

/** The name of a business code, or null when it is not a bidding code. */
export function refusalCodeOf(number: number): RefusalCode | null {
  const [name = ''] = Object.entries(refusalNumbers).find(([, known]) => known === number) ?? []
  return isCode(name) ? name : null
}

const filled = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => withGroups(values[name] ?? ''))

/** The Chinese sentence, its `{{name}}` replaced by values and by the names of prices of this type of asset; `reverse`: of procurement. */
export const refusalText = (
  wording: RefusalWording,
  values: Readonly<Record<string, string>> = {},
  typeCode: TypeCode = null,
  reverse = false,
): string =>
  filled(directionOf({ reverse }).textOf(refusalLabels[wording]), { ...priceNameValues(typeCode), ...values })

/** Why the room of an asset of this type ended, in Chinese. */
export const outcomeText = (reason: keyof typeof outcomeLabels, typeCode: TypeCode, reverse = false): string =>
  filled(directionOf({ reverse }).textOf(outcomeLabels[reason]), priceNameValues(typeCode))
