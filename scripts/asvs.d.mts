export type AsvsRow = {
  id: string
  level: number
  topic: string
  verdict: string
  named: { file: string; title: string | null }[]
  note: string
}
type Files = { read: (file: string) => string | null; deviations: string }

export declare function rowsOf(markdown: string): AsvsRow[]
export declare function problemsOf(rows: readonly AsvsRow[], files: Files): string[]
export declare function countsOf(rows: readonly AsvsRow[]): [verdict: string, count: number][]
export declare function checkedMatrix(): { rows: AsvsRow[]; problems: string[] }
