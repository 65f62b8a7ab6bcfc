import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const filesIn = (folder: string, ending: RegExp) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => ending.test(file))

/** What stores typed values; the files that define it have no screen. */
const storing = /\b(?:useDraft\(form\b|storedFields\(|unsentStorage\()/
const definitions = new Set([
  'shared/ui/form/use-draft.ts',
  'shared/lib/storage/stored-fields.ts',
  'features/contract-text/session/unsent-storage.ts',
])

test('[ASVS 14.3.3] every form that keeps a draft is filled in by a test that looks into the storage', () => {
  const stored = filesIn('src', /\.tsx?$/).filter(
    (file) => !definitions.has(file) && storing.test(readFileSync(`src/${file}`, 'utf8')),
  )
  const tested = filesIn(import.meta.dirname, /\.test\.tsx$/).flatMap((file) =>
    [...readFileSync(`${import.meta.dirname}/${file}`, 'utf8').matchAll(/source: '([^']+)'/g)].map(
      ([, source]) => source,
    ),
  )
  expect([...new Set(tested)].toSorted()).toEqual(stored.toSorted())
})
