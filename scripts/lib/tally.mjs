import { existsSync, readFileSync } from 'node:fs'

const none = { passed: 0, failed: 0 }

const readJson = (file) => {
  if (!existsSync(file)) return null
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    // A runner that was killed leaves a partial report; its exit code counts instead.
    return null
  }
}

/** Test counts of vitest's JSON report. */
export function vitestTally(report) {
  return report ? { passed: report.numPassedTests, failed: report.numFailedTests } : none
}

/** Test counts of Playwright's JSON report; a test that passed on retry has passed. */
export function playwrightTally(report) {
  return report ? { passed: report.stats.expected + report.stats.flaky, failed: report.stats.unexpected } : none
}

/** The tests of vitest's JSON report: `{ title, ms }`. */
export const vitestTimes = (report) =>
  (report?.testResults ?? []).flatMap(({ assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({ title: fullName, ms: duration ?? 0 })),
  )

/** The tests of Playwright's JSON report, suites within suites: `{ title, ms }`. */
export const playwrightTimes = (report) => {
  const walk = ({ suites = [], specs = [] }) => [
    ...specs.map((spec) => ({
      title: `${spec.file}: ${spec.title}`,
      ms: Math.max(0, ...spec.tests.flatMap(({ results }) => results.map(({ duration }) => duration))),
    })),
    ...suites.flatMap(walk),
  ]
  return (report?.suites ?? []).flatMap(walk)
}

/** The slowest first. */
export const slowest = (times, count = 10) => times.toSorted((a, b) => b.ms - a.ms).slice(0, count)

export const readVitestTimes = (file) => vitestTimes(readJson(file))
export const readPlaywrightTimes = (file) => playwrightTimes(readJson(file))
export const readVitest = (file) => vitestTally(readJson(file))
export const readPlaywright = (file) => playwrightTally(readJson(file))

/**
 * The last line of a run, `N passed, N failed`. A step that failed without a failing test (a type error, a build, a
 * crash) counts as one failure, so that a broken run never ends in `0 failed`.
 */
export function lastLine(tallies, exitCode) {
  const passed = tallies.reduce((sum, tally) => sum + tally.passed, 0)
  const failed = tallies.reduce((sum, tally) => sum + tally.failed, 0)
  return `${passed} passed, ${exitCode !== 0 && failed === 0 ? 1 : failed} failed`
}
