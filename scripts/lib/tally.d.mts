type Tally = { passed: number; failed: number }

export declare function vitestTally(report: { numPassedTests: number; numFailedTests: number } | null): Tally
export declare function playwrightTally(
  report: { stats: { expected: number; unexpected: number; flaky: number; skipped: number } } | null,
): Tally
export declare function readVitest(file: string): Tally
export declare function readPlaywright(file: string): Tally
export declare function lastLine(tallies: Tally[], exitCode: number): string
