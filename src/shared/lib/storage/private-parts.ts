import * as z from 'zod/mini'

type Values = Record<string, unknown>

/** A value and its path within the values. */
const part = z.tuple([z.array(z.string()), z.unknown()])
export const privateParts = z.array(part)
export type PrivateParts = z.output<typeof privateParts>

/** Fields for numbers of documents, accounts and phones; for names of people and organisations, and where they are reached. */
const privateNames =
  /phone|mobile|doc(?:ument)?_?n(?:o|umber)|id_?n(?:o|umber)|credit_?code|card|^account(?:_?no)?$|name$|contact|link_?man|holder|payer|issuer|mail$|address|postcode|representative/i
/**
 * The digits of a mobile number, in one or in groups, or a landline with its area code; a mailbox; a credit code; the address of a file.
 */
const privateTexts =
  /(?:\d[ -]?){10}\d|\d{3,4}-\d{7,8}|[\w.+-]+@[\w-]+\.\w|\b[0-9A-HJ-NPQRTUWXY]{2}\d{6}[0-9A-HJ-NPQRTUWXY]{10}\b|[/-]files\//
const narrow = (text: string): string => text.normalize('NFKC')

export const hasPrivateText = (text: string): boolean => privateTexts.test(narrow(text))

const isObject = (value: unknown): value is Values => typeof value === 'object' && value !== null
/** A file uploaded to the exchange, with the address at which it can be read. */
const isFile = (value: unknown): boolean => isObject(value) && 'url' in value
const isPrivate = (name: string, value: unknown): boolean =>
  isFile(value) ||
  (Array.isArray(value) && value.some(isFile)) ||
  (typeof value === 'string' && (privateNames.test(name) || hasPrivateText(value)))

/** Separates numbers, names and addresses of people, and addresses of files from the rest; an array keeps its length. */
export function splitPrivate(values: Values): { open: Values; hidden: PrivateParts } {
  const hidden: PrivateParts = []
  const openOf = (value: unknown, path: string[]): unknown => {
    if (isPrivate(path.at(-1) ?? '', value)) {
      hidden.push([path, value])
      return undefined
    }
    if (Array.isArray(value)) return value.map((one, index) => openOf(one, [...path, String(index)]) ?? null)
    if (!isObject(value)) return value
    return Object.fromEntries(
      Object.entries(value).flatMap(([name, one]) => {
        const open = openOf(one, [...path, name])
        return open === undefined ? [] : [[name, open]]
      }),
    )
  }
  return { open: openOf(values, []) as Values, hidden }
}

/** Joins both parts again. */
export function withPrivate(open: Values, hidden: PrivateParts): Values {
  const whole = structuredClone(open)
  for (const [path, value] of hidden) {
    let place: Values = whole
    for (const name of path.slice(0, -1)) {
      const next = place[name]
      if (isObject(next)) place = next
      else place = place[name] = {}
    }
    place[path.at(-1)!] = value
  }
  return whole
}
