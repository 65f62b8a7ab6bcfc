export type Area = {
  /** Below `src`. An area inside another one is not part of that one. */
  folder: string
  /** Folders and files of the tests that have to kill its mutants. */
  tests: readonly string[]
  without?: readonly string[]
  bound: number | null
  pool?: 'forks'
  isolate?: true
}

export declare const areas: readonly Area[]
export declare const overallBound: number
