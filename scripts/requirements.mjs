// node scripts/requirements.mjs [--base REV]
import { execFileSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import { isMain, root } from './lib/run.mjs'
import { textTable } from './lib/table.mjs'

/** Areas whose screens, sockets and tabs only a browser can test. */
const browserAreas = ['BD', 'RT', 'SE', 'FW', 'HM']
const kinds = { tests: 'unit', e2e: 'browser' }

/** The ids in brackets in the titles of one file, such as `[HM-10]` or `[F07]`. */
export const idsIn = (text) => Array.from(text.matchAll(/\[([A-Z]{2}-\d{2}|F\d{2})\]/g), ([, id]) => id)

/** How often each id occurs, by kind of test: `{ 'HM-10': { unit: 3, browser: 1 } }`. `files` are `[path, text]`. */
export function proofsOf(files) {
  const proofs = {}
  for (const [file, text] of files) {
    const kind = kinds[file.split('/')[0]]
    for (const id of idsIn(text)) {
      proofs[id] ??= { unit: 0, browser: 0 }
      proofs[id][kind] += 1
    }
  }
  return proofs
}

/** The tests that `after` lacks: the last test of any id, the last browser test of an id in `browserAreas`. */
export const lostBetween = (before, after) =>
  Object.keys(before)
    .toSorted()
    .flatMap((id) => {
      const { unit, browser } = after[id] ?? { unit: 0, browser: 0 }
      if (unit + browser === 0) return [`${id}: no test is left`]
      const needsBrowser = before[id].browser > 0 && browserAreas.includes(id.slice(0, 2))
      return needsBrowser && browser === 0 ? [`${id}: no browser test is left`] : []
    })

const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 100_000_000 })

/** The tests of a revision, or of the working tree if none is given. */
function proofsAt(revision) {
  const lines = git(
    'grep',
    ...(revision ? [] : ['--untracked']),
    '-nE',
    '--full-name',
    String.raw`\[([A-Z]{2}-[0-9]{2}|F[0-9]{2})\]`,
    ...(revision ? [revision] : []),
    '--',
    'tests',
    'e2e',
  )
  const files = lines
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [file, , ...text] = (revision ? line.slice(revision.length + 1) : line).split(':')
      return [file, text.join(':')]
    })
  return proofsOf(files)
}

const listOf = (proofs) =>
  textTable([
    ['id', 'unit', 'browser'],
    ...Object.keys(proofs)
      .toSorted()
      .map((id) => [id, String(proofs[id].unit), String(proofs[id].browser)]),
  ])

if (isMain(import.meta)) {
  const { values } = parseArgs({ options: { base: { type: 'string' } } })
  const now = proofsAt(null)
  console.log(listOf(now))
  const lost = values.base ? lostBetween(proofsAt(values.base), now) : []
  for (const line of lost) console.error(line)
  process.exit(lost.length === 0 ? 0 : 1)
}
