import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'

const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll(path.sep, '/'))
  .filter((file) => /\.tsx?$/.test(file) && !/^(?:mock|locales)\//.test(file))

const withoutComments = (text: string) => text.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/(^|\s)\/\/.*$/gm, '$1')
const source = (file: string) => withoutComments(readFileSync(`src/${file}`, 'utf8'))

/** Texts of the exchange are no keys of the interface (`refusals.test.ts`, `mock/exchange/english.test.ts`). */
const ofTheExchange: Record<string, string> = Object.assign(
  {},
  ...['refusals', 'exchange-texts', 'names'].map(
    (name) => JSON.parse(readFileSync(`src/locales/en/${name}.json`, 'utf8')) as object,
  ),
)
const localeFiles = readdirSync('src/locales/en').map((file) => `src/locales/en/${file}`)
const english: Record<string, string> = Object.assign(
  {},
  ...localeFiles.map((file) => JSON.parse(readFileSync(file, 'utf8')) as object),
)

/** `t('…')` and `translate('…')`, with either quote. */
const calls = /\b(?:t|translate)\(\s*(?:'([^']+)'|`([^`$]+)`)/g
const han = /\p{Script=Han}/u

/** Chinese that is data: label tables and route titles, which are shown through `t(labels[x])`. */
const holdsLabels = /(?:^|\/)labels\.ts$|^pages\/[^/]+\/routes\.ts$/

/** Chinese that is no text of the interface: facts of the operator, and the figures of cheques. */
const holdsData = /^(?:shared\/config\/brand|model\/money\/capitals)\.ts$/

const keysOf = (file: string) => {
  const text = source(file)
  const called = [...text.matchAll(calls)].map(([, plain, template]) => plain ?? template ?? '')
  const words =
    holdsLabels.test(file) && !holdsData.test(file)
      ? [...text.matchAll(/'([^']*\p{Script=Han}[^']*)'/gu)].map(([, label]) => label!)
      : []
  return [...called, ...words.flatMap((label) => (file.endsWith('routes.ts') ? label.split('>') : [label]))]
}

/** Chinese punctuation between texts counts, too. */
const chinese = /[\p{Script=Han}、，；]/u
const keys = new Set(files.flatMap(keysOf).filter((key) => chinese.test(key)))

describe('interface texts (decision 8)', () => {
  test('[SE-10] every Chinese key has its English', () => {
    expect(keys.size).toBeGreaterThan(30)
    expect([...keys].filter((key) => !english[key])).toEqual([])
  })

  test('every English text has its key', () => {
    expect(Object.keys(english).filter((key) => !keys.has(key) && !(key in ofTheExchange))).toEqual([])
  })

  test('no key has two English texts', () => {
    const seen = new Map<string, string>()
    const twice: string[] = []
    for (const file of localeFiles)
      for (const [key, value] of Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>)) {
        if (seen.has(key) && seen.get(key) !== value) twice.push(`${key}: ${seen.get(key)} / ${value}`)
        seen.set(key, value)
      }
    expect(twice).toEqual([])
  })

  test('English contains the placeholders of its key', () => {
    const values = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).toSorted()
    expect(Object.entries(english).filter(([key, text]) => String(values(key)) !== String(values(text)))).toEqual([])
  })

  test('Chinese occurs only in t(), labels.ts, routes.ts and the brand', () => {
    const loose = files
      .filter((file) => !holdsLabels.test(file) && !holdsData.test(file))
      .flatMap((file) => {
        const rest = source(file).replaceAll(calls, '')
        const line = rest.split('\n').find((text) => han.test(text))
        return line ? [`${file}: ${line.trim()}`] : []
      })
    expect(loose).toEqual([])
  })
})
