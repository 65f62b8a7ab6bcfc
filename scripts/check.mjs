import { mkdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { isMain, root, runNode, tools } from './lib/run.mjs'
import { textTable } from './lib/table.mjs'
import { lastLine, readPlaywright, readPlaywrightTimes, readVitest, readVitestTimes, slowest } from './lib/tally.mjs'

const vitestReport = path.join(root, '.cache/vitest.json')
const playwrightReport = path.join(root, '.cache/playwright.json')
const linted = ['src', 'tests', 'e2e', 'scripts', 'deploy', 'vite.config.ts']

const steps = [
  { name: 'format', file: tools.oxfmt, args: ['--check', ...linted] },
  {
    // One pass over the types of the program for both.
    name: 'types and lint',
    file: tools.oxlint,
    args: [
      '-c',
      'tests/lint/oxlint.json',
      '--type-aware',
      '--type-check',
      '--report-unused-disable-directives-severity=error',
      ...linted,
    ],
  },
  { name: 'texts', file: 'scripts/texts.mjs', args: ['--check'] },
  {
    name: 'unit tests',
    file: tools.vitest,
    args: ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${vitestReport}`],
    tally: () => readVitest(vitestReport),
    times: () => readVitestTimes(vitestReport),
  },
  { name: 'production build', file: tools.vite, args: ['build', '--mode', 'production', '--logLevel', 'warn'] },
  {
    name: 'browser tests',
    file: 'scripts/e2e.mjs',
    args: ['--reporter=list,json'],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport },
    tally: () => readPlaywright(playwrightReport),
    times: () => readPlaywrightTimes(playwrightReport),
  },
]

const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`

const slowTable = (times) => {
  const rows = slowest(times).map(({ title, ms }) => [seconds(ms), title])
  return rows.length === 0 ? '' : `\n${textTable([['time', 'the ten slowest tests'], ...rows], { right: [0] })}`
}

/** Runs all checks in order, up to the first failure; resolves with the exit code. */
export async function check() {
  mkdirSync(path.join(root, '.cache'), { recursive: true })
  for (const report of [vitestReport, playwrightReport]) rmSync(report, { force: true })

  const rows = [['step', 'time', 'result']]
  const tallies = []
  const times = []
  let exitCode = 0
  for (const step of steps) {
    if (exitCode !== 0) {
      rows.push([step.name, '', 'not run'])
      continue
    }
    console.log(`\n── ${step.name}`)
    const startedAt = performance.now()
    ;({ code: exitCode } = await runNode(step.file, step.args, { env: step.env }))
    const tally = step.tally?.()
    if (tally) tallies.push(tally)
    times.push(...(step.times?.() ?? []))
    const outcome = exitCode === 0 ? 'ok' : `failed (exit code ${exitCode})`
    rows.push([
      step.name,
      seconds(performance.now() - startedAt),
      tally ? `${outcome}, ${tally.passed} passed` : outcome,
    ])
  }
  console.log(slowTable(times))
  console.log(`\n${textTable(rows, { right: [1] })}\n`)
  console.log(lastLine(tallies, exitCode))
  return exitCode
}

if (isMain(import.meta)) process.exit(await check())
