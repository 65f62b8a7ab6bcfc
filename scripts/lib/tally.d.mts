type Tally = { passed: number; failed: number }

export declare function vitestTally(report: { numPassedTests: number; numFailedTests: number } | null): Tally
export declare function playwrightTally(
  report: { stats: { expected: number; unexpected: number; flaky: number; skipped: number } } | null,
): Tally
export declare function readVitest(file: string): Tally
export declare function readPlaywright(file: string): Tally
export declare function lastLine(tallies: Tally[], exitCode: number): string

type Time = { title: string; ms: number }
type PlaywrightSuite = {
  suites?: PlaywrightSuite[]
  specs?: { title: string; file: string; tests: { results: { duration: number }[] }[] }[]
}

export declare function vitestTimes(
  report: { testResults: { assertionResults: { fullName: string; duration?: number }[] }[] } | null,
): Time[]
export declare function playwrightTimes(report: { suites: PlaywrightSuite[] } | null): Time[]
export declare function slowest(times: Time[], count?: number): Time[]
export declare function readVitestTimes(file: string): Time[]
export declare function readPlaywrightTimes(file: string): Time[]
