import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { tokenStyle } from '#src/shared/config/tokens.ts'

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(?:css|tsx?)$/.test(file))
  .map((file) => readFileSync(`src/${file}`, 'utf8'))
const found = (pattern: RegExp) => sources.flatMap((text) => [...text.matchAll(pattern)].map(([, name]) => name!))

// A rule with an unknown variable is invalid, and its property silently has the inherited value.
test('every variable without a fallback that a style uses is set by the tokens, a style or a script', () => {
  const used = new Set(found(/var\((--[\w-]+)\)/g))
  const set = new Set(found(/(--[\w-]+)['"`]?\]?\s*[:,]/g))
  for (const [, name] of tokenStyle().matchAll(/(--[\w-]+):/g)) set.add(name!)
  expect([...used].filter((name) => !set.has(name))).toEqual([])
  expect(used).toContain('--fs-14')
})
