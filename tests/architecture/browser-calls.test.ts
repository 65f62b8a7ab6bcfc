import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !file.startsWith('mock'))
  .map((file) => ({ file: file.split(path.sep).join('/'), text: readFileSync(path.join('src', file), 'utf8') }))
const with_ = (sign: RegExp) => files.filter(({ text }) => sign.test(text)).map(({ file }) => file)

test('ids come from newId: `crypto.randomUUID` is missing where a portal is tried out over http', () => {
  expect(with_(/randomUUID\(/)).toEqual([])
})

test('[A3] the portal is left through leaveFor alone, which knows where to', () => {
  expect(with_(/location\.(?:assign|replace)\(|location(?:\.href)? = /)).toEqual(['shared/lib/departure.ts'])
})
