import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { type Files, parsed } from './places.ts'

export const folder = 'src/locales/en'

export const contentsOfFiles = (): ReadonlyMap<string, string> =>
  new Map(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.json'))
      .map((file) => [file.replaceAll(path.sep, '/'), readFileSync(path.join(folder, file), 'utf8')]),
  )

export const filesIn = (contents: ReadonlyMap<string, string>): Files =>
  new Map([...contents].map(([file, text]) => [file, parsed(text)]))

/** English by Chinese key, of all files or of one. */
export const englishTexts = (only?: string): Record<string, string> =>
  Object.fromEntries(
    [...filesIn(contentsOfFiles())].flatMap(([file, entries]) => (only && only !== file ? [] : entries)),
  )
