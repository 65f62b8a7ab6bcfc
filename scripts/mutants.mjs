// npm run mutants [-- folder]: mutates the sources in a copy of the tree, and counts the mutants that no test kills.
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { areas, overallBound } from '../tests/mutants/areas.mjs'
import { isMain, root, runNode } from './lib/run.mjs'
import { textTable } from './lib/table.mjs'

const stryker = 'node_modules/@stryker-mutator/core/bin/stryker.js'
const folderOfReports = '.cache/mutants'

/** Fewer random runs, because every surviving mutant waits for all of them. */
const fewer = { ENGINE_RUNS: '10', SESSION_RUNS: '5' }

const isBelow = (folder, upper) => folder === upper || folder.startsWith(`${upper}/`)

/**
 * The areas for a folder below `src`: itself, those inside it, or the part of one that it is. All without a
 * folder; none if nothing in it is mutated.
 */
export function areasOf(folder, known = areas) {
  if (folder === undefined) return known
  const inside = known.filter((area) => isBelow(area.folder, folder))
  if (inside.length > 0) return inside
  const [around] = known
    .filter((area) => isBelow(folder, area.folder))
    .toSorted((one, other) => other.folder.length - one.folder.length)
  return around ? [{ ...around, folder }] : []
}

/** What Stryker mutates of an area: its folder without the areas inside it. */
export const mutatedIn = ({ folder }, known = areas) => [
  `src/${folder}/**/*.{ts,tsx}`,
  ...known
    .filter((other) => other.folder !== folder && isBelow(other.folder, folder))
    .map((other) => `!src/${other.folder}/**`),
]

const testsOf = (named) => named.map((name) => (/\.tsx?$/.test(name) ? name : `${name}/**/*.test.{ts,tsx}`))

/** How many mutants of a report were killed, and of how many; ignored ones count on neither side. */
export function countsOf(report) {
  const counts = { noticed: 0, missed: 0, leftOut: 0 }
  for (const { mutants } of Object.values(report.files))
    for (const { status } of mutants) {
      if (status === 'Killed' || status === 'Timeout') counts.noticed += 1
      else if (status === 'Survived' || status === 'NoCoverage') counts.missed += 1
      else counts.leftOut += 1
    }
  return counts
}

const shareOf = ({ noticed, missed }) => (noticed + missed === 0 ? null : (100 * noticed) / (noticed + missed))
const together = (one, other) => ({
  noticed: one.noticed + other.noticed,
  missed: one.missed + other.missed,
  leftOut: one.leftOut + other.leftOut,
})

/** Share and bound of each area and of all together, and the bounds that are broken. */
export function verdictOf(results, overall = overallBound) {
  const counted = results.map(({ folder, bound, report }) => ({
    name: folder,
    bound,
    counts: report ? countsOf(report) : { noticed: 0, missed: 0, leftOut: 0 },
  }))
  const all = counted.map(({ counts }) => counts).reduce(together, { noticed: 0, missed: 0, leftOut: 0 })
  const rows = [...counted, { name: 'together', bound: overall, counts: all }].map((row) => ({
    ...row,
    share: shareOf(row.counts),
  }))
  const broken = rows.flatMap(({ name, bound, share }) => {
    if (share === null) return [`${name}: no mutant was tested`]
    return bound !== null && share < bound ? [`${name}: ${share.toFixed(2)} % is less than ${bound} %`] : []
  })
  return { rows, broken }
}

async function resultOf(area) {
  const { folder, tests, without = [], bound, pool = 'threads', isolate = false } = area
  const file = `${folderOfReports}/${folder.replaceAll('/', '-')}.json`
  rmSync(path.join(root, file), { force: true })
  console.log(`\n── ${folder}`)
  const { code } = await runNode(stryker, ['run', 'tests/mutants/stryker.config.mjs'], {
    env: {
      ...fewer,
      MUTANTS_FILES: JSON.stringify(mutatedIn(area)),
      MUTANTS_REPORT: file,
      MUTANTS_TESTS: JSON.stringify(testsOf(tests)),
      MUTANTS_TESTS_WITHOUT: JSON.stringify(testsOf(without)),
      MUTANTS_POOL: pool,
      MUTANTS_ISOLATE: String(isolate),
    },
  })
  return { folder, bound, report: code === 0 ? JSON.parse(readFileSync(path.join(root, file), 'utf8')) : null }
}

const shown = ({ name, bound, counts, share }) => [
  name,
  counts.noticed + counts.missed,
  counts.noticed,
  counts.missed,
  counts.leftOut,
  share === null ? '-' : `${share.toFixed(2)} %`,
  bound === null ? '' : `${bound} %`,
]

async function main([folder]) {
  const wanted = areasOf(folder?.replace(/^src\/|\/+$/g, ''))
  if (wanted.length === 0) {
    console.error(`Nothing in ${folder} is mutated. Use one of: ${areas.map((area) => area.folder).join(', ')}`)
    return 1
  }
  mkdirSync(path.join(root, folderOfReports), { recursive: true })
  const results = []
  for (const area of wanted) results.push(await resultOf(area))
  const { rows, broken } = verdictOf(results)
  const head = ['folder', 'mutants', 'noticed', 'missed', 'left out', 'share', 'at least']
  console.log(`\n${textTable([head, ...rows.map(shown)], { right: [1, 2, 3, 4, 5, 6] })}\n`)
  for (const line of broken) console.error(line)
  return broken.length > 0 ? 1 : 0
}

if (isMain(import.meta)) process.exitCode = await main(process.argv.slice(2))
