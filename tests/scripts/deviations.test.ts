import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const rows = readFileSync('docs/deviations.md', 'utf8')
  .split('\n')
  .filter((line) => /^\| D\d/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))
const proofsOf = (cell: string) => [...cell.matchAll(/\[[A-Z\d. -]+\]/g)].map(([id]) => id)

const tests = ['tests', 'e2e'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:test|spec)\.tsx?$/.test(file))
    .map((file) => readFileSync(path.join(folder, file), 'utf8')),
)

test('the register has exactly these rows', () => {
  expect(rows.map(([, id]) => id)).toEqual(Array.from({ length: 32 }, (_, index) => `D${index + 1}`))
})

test.each(rows.map((cells) => [cells[1], cells.at(-2) ?? '']))('%s is covered by existing tests: %s', (_, cell) => {
  const proofs = proofsOf(cell)
  expect(proofs).not.toEqual([])
  expect(proofs.filter((id) => !tests.some((text) => text.includes(id)))).toEqual([])
})
