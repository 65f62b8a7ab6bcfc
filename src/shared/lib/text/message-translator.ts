/** Words by their Chinese; `{{name}}` stands for a value in both. */
type Dictionary = Readonly<Record<string, string>>

type Template = { pattern: RegExp; names: readonly string[]; words: string; fixedLength: number }

const value = /\{\{(\w+)\}\}/g
const literally = (text: string): string => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)

function templateOf([chinese, words]: readonly [string, string]): Template {
  const names = [...chinese.matchAll(value)].map(([, name = '']) => name)
  const fixed = chinese.replaceAll(value, '\0').split('\0')
  const pattern = new RegExp(`^${fixed.map(literally).join('(.+?)')}$`, 's')
  return { pattern, names, words, fixedLength: fixed.join('').length }
}

const entryOf = (dictionary: Dictionary, text: string): string | undefined =>
  Object.hasOwn(dictionary, text) ? dictionary[text] : undefined

/** A figure and its unit, as `64.14 万元`. */
const figure = /^([\d,.]+) (\S+)$/

/** A value in the other language where it has one, or where its unit has. */
function valueSaid(known: Dictionary, given: string): string {
  const [, amount, unit] = figure.exec(given) ?? []
  const whole = entryOf(known, given)
  if (whole !== undefined || amount === undefined || unit === undefined) return whole ?? given
  const word = entryOf(known, unit)
  const before = entryOf(known, `{{amount}} ${unit}`)
  return before?.replace('{{amount}}', amount) ?? (word === undefined ? given : `${amount} ${word}`)
}

const filled = ({ names, words }: Template, found: readonly string[], known: Dictionary): string =>
  words.replaceAll(value, (_, name: string) => valueSaid(known, found[names.indexOf(name) + 1] ?? ''))

/**
 * Says in another language what the exchange has said in Chinese, values and all: the whole sentence first, then the
 * template with the most words of its own. Values stay as they are, unless `known` has a word for one or for its unit. Null: not known.
 */
export function createMessageTranslator(sentences: Dictionary, known: Dictionary): (text: string) => string | null {
  const templates = Object.entries(sentences)
    .filter(([chinese]) => chinese.includes('{{'))
    .map(templateOf)
    .toSorted((one, other) => other.fixedLength - one.fixedLength)
  return (text) => {
    const exact = entryOf(known, text) ?? entryOf(sentences, text)
    if (exact !== undefined) return exact
    for (const template of templates) {
      const found = template.pattern.exec(text)
      if (found) return filled(template, found, known)
    }
    return null
  }
}
