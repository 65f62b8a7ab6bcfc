// node scripts/asvs.mjs: whether docs/asvs.md answers every requirement of ASVS 5.0.0 Level 1 and 2, with files and tests that exist.
import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { requirements } from './lib/asvs-levels.mjs'
import { isMain, root } from './lib/run.mjs'
import { textTable } from './lib/table.mjs'

/** What the specification itself asks for, by the rows of docs/deviations.md that say so. */
const specified = { '3.5.3': ['D4'], '6.2.5': ['D11'], '10.4.4': ['D2'], '14.2.1': ['D1', 'D3'] }
const verdicts = ['met', 'not applicable', 'specification', 'open']

/** Files in backticks, each with the part of a title in quotes that may follow it. */
const namedIn = (cell) =>
  Array.from(cell.matchAll(/`([^`]+)`(?: "([^"]+)")?/g), ([, file, title]) => ({ file, title: title ?? null }))

const isTest = (file) => /^(?:tests|e2e|scripts\/attacks)\//.test(file)

/** The rows of the matrix: `| 1.1.1 | 2 | topic | verdict | files and tests | note |`. */
export const rowsOf = (markdown) =>
  markdown
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .filter((cells) => /^\d+\.\d+\.\d+$/.test(cells[1] ?? ''))
    .map(([, id, level, topic, verdict, named, note]) => ({
      id,
      level: Number(level),
      topic,
      verdict,
      named: namedIn(named ?? ''),
      note: note ?? '',
    }))

const listProblems = (rows) => {
  const ids = rows.map(({ id }) => id)
  const wanted = requirements.map(([id]) => id)
  return [
    ...wanted.filter((id) => !ids.includes(id)).map((id) => `${id}: has no row`),
    ...ids.filter((id) => !wanted.includes(id)).map((id) => `${id}: is no requirement of Level 1 or 2`),
    ...ids.filter((id, at) => ids.indexOf(id) !== at).map((id) => `${id}: has two rows`),
  ]
}

/** What a verdict needs beside the row. */
const verdictProblems = ({ id, verdict, named, note }, deviations) => {
  if (!verdicts.includes(verdict)) return [`has the unknown verdict "${verdict}"`]
  if (verdict === 'open') return ['is open']
  if (verdict === 'not applicable') return note === '' ? ['has no reason'] : []
  if (verdict === 'met')
    return named.some(({ file }) => isTest(file)) || (named.length > 0 && note !== '') ? [] : ['names no test']
  const rows = specified[id]
  if (!rows) return ['is not asked for by the specification']
  return rows.filter((row) => !note.includes(row) || !deviations.includes(`| ${row} |`)).map((row) => `lacks ${row}`)
}

const rowProblems = (row, { levels, read, deviations }) => [
  ...(levels.get(row.id) === row.level || !levels.has(row.id) ? [] : [`is of Level ${levels.get(row.id)}`]),
  ...(row.topic === '' ? ['has no topic'] : []),
  ...verdictProblems(row, deviations),
  ...row.named.flatMap(({ file, title }) => {
    const text = read(file)
    if (text === null) return [`${file} does not exist`]
    return title !== null && !text.includes(title) ? [`${file} has no "${title}"`] : []
  }),
]

/** What is wrong with the matrix, a line each. `read` gives the text of a file, an empty one for a folder, null for none. */
export function problemsOf(rows, { read, deviations }) {
  const levels = new Map(requirements)
  return [
    ...listProblems(rows),
    ...rows.flatMap((row) => rowProblems(row, { levels, read, deviations }).map((problem) => `${row.id}: ${problem}`)),
  ]
}

/** How many requirements have each verdict. */
export const countsOf = (rows) =>
  verdicts.map((verdict) => [verdict, rows.filter((row) => row.verdict === verdict).length])

const readHere = (file) => {
  const place = path.join(root, file)
  const found = statSync(place, { throwIfNoEntry: false })
  if (!found) return null
  return found.isDirectory() ? '' : readFileSync(place, 'utf8')
}

/** The matrix of this checkout and its problems. */
export function checkedMatrix() {
  const rows = rowsOf(readHere('docs/asvs.md'))
  return { rows, problems: problemsOf(rows, { read: readHere, deviations: readHere('docs/deviations.md') }) }
}

if (isMain(import.meta)) {
  const { rows, problems } = checkedMatrix()
  console.log(textTable([['verdict', 'requirements'], ...countsOf(rows).map(([name, count]) => [name, String(count)])]))
  for (const line of problems) console.error(line)
  process.exit(problems.length === 0 ? 0 : 1)
}
