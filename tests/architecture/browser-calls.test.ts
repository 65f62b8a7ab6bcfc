import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => ({ file: file.split(path.sep).join('/'), text: readFileSync(path.join('src', file), 'utf8') }))
const everywhere = (sign: RegExp) => files.filter(({ text }) => sign.test(text)).map(({ file }) => file)
const with_ = (sign: RegExp) => everywhere(sign).filter((file) => !file.startsWith('mock/'))

test('ids come from newId: `crypto.randomUUID` is missing where a portal is tried out over http', () => {
  expect(with_(/randomUUID\(/)).toEqual([])
})

test('[A3] the portal is left through leaveFor alone, which knows where to', () => {
  expect(with_(/location\.(?:assign|replace)\(|location(?:\.href)? = /)).toEqual(['shared/lib/navigation/departure.ts'])
})

test('[HM-15] addresses are parsed by parseUrl: `URL.canParse` of Node 20 denies names with Latin-1 letters now and then', () => {
  expect(everywhere(/URL\.canParse\(/)).toEqual([])
})
