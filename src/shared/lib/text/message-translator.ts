import { type Forms, withValues } from './placeholders.ts'

/** Translations by their Chinese; `{{name}}` is a placeholder for a value in both. */
type Dictionary = Readonly<Record<string, string>>

type Template = { pattern: RegExp; names: readonly string[]; text: string; fixedLength: number }

const value = /\{\{(\w+)\}\}/g
const literally = (text: string): string => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)

function templateOf([chinese, text]: readonly [string, string]): Template {
  const names = [...chinese.matchAll(value)].map(([, name = '']) => name)
  const fixed = chinese.replaceAll(value, '\0').split('\0')
  const pattern = new RegExp(`^${fixed.map(literally).join('(.+?)')}$`, 's')
  return { pattern, names, text, fixedLength: fixed.join('').length }
}

const entryOf = (dictionary: Dictionary, text: string): string | undefined =>
  Object.hasOwn(dictionary, text) ? dictionary[text] : undefined

/** A figure with its unit, such as `64.14 万元`. */
const figure = /^([\d,.]+) (\S+)$/

/** A value in the other language, if it or its unit has a translation. */
function translatedValue(known: Dictionary, forms: Forms, given: string): string {
  const [, amount, unit] = figure.exec(given) ?? []
  const direct = entryOf(known, given)
  if (direct !== undefined || amount === undefined || unit === undefined) return direct ?? given
  const translatedUnit = entryOf(known, unit)
  const text = entryOf(known, `{{amount}} ${unit}`)
  if (text !== undefined) return withValues(text, () => amount, forms)
  return translatedUnit === undefined ? given : `${amount} ${translatedUnit}`
}

const filled = ({ names, text }: Template, found: readonly string[], known: Dictionary, forms: Forms): string =>
  withValues(text, (name) => translatedValue(known, forms, found[names.indexOf(name) + 1] ?? ''), forms)

/**
 * Translates messages of the exchange with their values: by the whole sentence first, then by the template with the most fixed
 * text. Values stay as they are, unless `known` translates them or their unit. Null: unknown.
 */
export function createMessageTranslator(
  sentences: Dictionary,
  known: Dictionary,
  forms: Forms,
): (text: string) => string | null {
  const templates = Object.entries(sentences)
    .filter(([chinese]) => chinese.includes('{{'))
    .map(templateOf)
    .toSorted((one, other) => other.fixedLength - one.fixedLength)
  return (text) => {
    const exact = entryOf(known, text) ?? entryOf(sentences, text)
    if (exact !== undefined) return exact
    for (const template of templates) {
      const found = template.pattern.exec(text)
      if (found) return filled(template, found, known, forms)
    }
    return null
  }
}
