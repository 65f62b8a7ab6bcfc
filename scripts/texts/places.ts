/** The texts of a file in its order; a merge may leave a key twice. */
export type Entries = readonly (readonly [key: string, english: string])[]
export type Files = ReadonlyMap<string, Entries>

export const refusalsFile = 'exchange/refusals.json'

/** Which of these names are translated is tested with the exchange's own data (`tests/mock/exchange/english.test.ts`). */
const dataFiles = ['exchange/messages.json', 'exchange/names.json']

/** From the lowest: each imports only those before it. */
const layers = ['shared', 'model', 'api', 'features', 'pages', 'app']
const layersWithAreas = new Set(['model', 'features', 'pages'])

/** The area of a source: `pages/kyc/review/TransferForm.tsx` is of `pages/kyc`, `shared/ui/form/fields.tsx` of `shared`. */
function areaOf(source: string): string {
  const [layer = '', area = '', ...rest] = source.split('/')
  return layersWithAreas.has(layer) && rest.length > 0 ? `${layer}/${area}` : layer
}

/** The file of a text: that of the area that uses it in the lowest layer, `common.json` if there are several. */
export function fileOf(sources: Iterable<string>): string {
  const areas = [...new Set([...sources].map(areaOf))]
  const layerOf = (area: string) => layers.indexOf(area.split('/')[0]!)
  const lowest = Math.min(...areas.map(layerOf))
  const [area, ...others] = areas.filter((one) => layerOf(one) === lowest)
  return others.length > 0 ? 'common.json' : `${area}.json`
}

const line = /^\s*("(?:[^"\\]|\\.)*"):\s*("(?:[^"\\]|\\.)*"),?\s*$/

/** The texts of a file, of both sides if a merge left its markers there. */
export function parsed(text: string): Entries {
  const withoutBase = text.replaceAll(/^\|{7}.*\n[\s\S]*?(?=^={7}$)/gm, '')
  return withoutBase
    .split('\n')
    .filter((row) => !/^(?:[{}]?\s*|<{7}.*|={7}|>{7}.*)$/.test(row))
    .map((row) => {
      const [, key, english] = line.exec(row) ?? []
      if (key === undefined || english === undefined) throw new Error(`not a line "Chinese": "English": ${row}`)
      return [JSON.parse(key) as string, JSON.parse(english) as string]
    })
}

export const written = (entries: Entries): string =>
  `{\n${entries.map((pair) => `  ${pair.map((text) => JSON.stringify(text)).join(': ')}`).join(',\n')}\n}\n`

/** The form in which texts of the exchange are compared, whatever the names of their values. */
export const nameless = (text: string): string => text.replaceAll(/\{\{\w*\}\}/g, '{{}}')
export const hasValue = (text: string): boolean => text.includes('{{')

/** `uses`: the sources of each key of the interface. `refusals`: what the exchange refuses with, `{{}}` for each value. */
export type Known = { uses: ReadonlyMap<string, ReadonlySet<string>>; refusals: ReadonlySet<string> }

/**
 * The files of a text. Messages of the exchange are translated sentence by sentence, so one with values is in the file of the
 * exchange even if the interface uses it, too.
 */
function filesOf(key: string, { uses, refusals }: Known, before: ReadonlySet<string>): string[] {
  const sources = uses.get(key)
  const ofTheInterface = sources ? [fileOf(sources)] : []
  if (sources && !hasValue(key)) return ofTheInterface
  return [
    ...ofTheInterface,
    ...(refusals.has(nameless(key)) ? [refusalsFile] : []),
    ...dataFiles.filter((file) => before.has(file)),
  ]
}

export type Tidied = {
  files: Map<string, Entries>
  moved: string[]
  unused: string[]
  missing: string[]
  /** Keys with two different English texts: only a person can choose. */
  contradictory: string[]
}

type Text = { key: string; english: Set<string>; before: Set<string>; now: string[] }

/** Sorted by UTF-16 code unit: the same on every machine, whatever its language. */
function textsOf(files: Files, known: Known): Text[] {
  const texts = new Map<string, Text>()
  for (const [file, entries] of files)
    for (const [key, english] of entries) {
      const text = texts.get(key) ?? { key, english: new Set(), before: new Set(), now: [] }
      texts.set(key, { ...text, english: text.english.add(english), before: text.before.add(file) })
    }
  return [...texts.values()]
    .sort((one, other) => (one.key < other.key ? -1 : 1))
    .map((text) => ({ ...text, now: filesOf(text.key, known, text.before) }))
}

function missingIn(texts: readonly Text[], { uses, refusals }: Known): string[] {
  const keys = new Set(texts.map(({ key }) => key))
  const sentences = new Set([...keys, ...uses.keys()].map(nameless))
  return [
    ...[...uses].filter(([key]) => !keys.has(key)).map(([key, sources]) => `${fileOf(sources)}: ${key}`),
    ...[...refusals].filter((key) => !sentences.has(key)).map((key) => `${refusalsFile}: ${key}`),
  ]
}

const filled = (texts: readonly Text[]): Tidied['files'] => {
  const files = new Map<string, Entries>()
  for (const { key, english, now } of texts)
    for (const file of now) files.set(file, [...(files.get(file) ?? []), [key, [...english][0]!] as const])
  return files
}

const listOf = (files: Iterable<string>) => [...files].toSorted().join(', ')

/** All texts in the files that use them, sorted, without the unused; what has no English is only reported. */
export function tidied(files: Files, known: Known): Tidied {
  const texts = textsOf(files, known)
  return {
    files: filled(texts),
    moved: texts
      .filter(({ before, now }) => now.length > 0 && listOf(before) !== listOf(now))
      .map(({ key, before, now }) => `${listOf(before)} → ${listOf(now)}: ${key}`),
    unused: texts.filter(({ now }) => now.length === 0).map(({ key, before }) => `${listOf(before)}: ${key}`),
    missing: missingIn(texts, known),
    contradictory: texts
      .filter(({ english }) => english.size > 1)
      .map(({ key, before, english }) => `${listOf(before)}: ${key}: ${[...english].join(' / ')}`),
  }
}
