import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file))
const awaited = /\bdateTime\([^;\n]*?(?:[uU]ntil|[dD]eadline|(?:opens|closes)At|(?:bid|enrol)From|\wBy)\b/

test('[HM-10] what begins or ends at a moment is shown by exactTime: to the minute it would come late or early', () => {
  expect(files.filter((file) => awaited.test(readFileSync(path.join('src', file), 'utf8')))).toEqual([])
})
