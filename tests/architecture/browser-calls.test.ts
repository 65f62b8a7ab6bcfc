import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => ({ file: file.split(path.sep).join('/'), text: readFileSync(path.join('src', file), 'utf8') }))
const everywhere = (sign: RegExp) => files.filter(({ text }) => sign.test(text)).map(({ file }) => file)
const filesWith = (sign: RegExp) => everywhere(sign).filter((file) => !file.startsWith('mock/'))

test('ids come from newId: `crypto.randomUUID` is missing on a portal that is served over http', () => {
  expect(filesWith(/randomUUID\(/)).toEqual([])
})

test('[A3] only leaveFor navigates out of the portal: it knows the allowed targets', () => {
  expect(filesWith(/location\.(?:assign|replace)\(|location(?:\.href)? = /)).toEqual([
    'shared/lib/navigation/departure.ts',
  ])
})

test('[HM-15] parseUrl parses addresses: `URL.canParse` of Node 20 sometimes rejects names with Latin-1 letters', () => {
  expect(everywhere(/URL\.canParse\(/)).toEqual([])
})
