import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file))
const awaited = /\bdateTime\([^;\n]*?(?:[uU]ntil|[dD]eadline|(?:opens|closes)At|(?:bid|enrol)From|\wBy)\b/

test('[HM-10] exactTime shows a beginning or an end: rounded to the minute it would be early or late', () => {
  expect(files.filter((file) => awaited.test(readFileSync(path.join('src', file), 'utf8')))).toEqual([])
})
