import type { Area } from '../tests/mutants/areas.mjs'

type Status = 'Killed' | 'Timeout' | 'Survived' | 'NoCoverage' | 'Ignored' | 'CompileError' | 'RuntimeError' | 'Pending'
type Report = { files: Record<string, { mutants: readonly { status: Status }[] }> }
type Counts = { noticed: number; missed: number; leftOut: number }
type Row = { name: string; bound: number | null; counts: Counts; share: number | null }

export declare function areasOf(folder: string | undefined, known?: readonly Area[]): readonly Area[]
export declare function mutatedIn(area: Pick<Area, 'folder'>, known?: readonly Pick<Area, 'folder'>[]): string[]
export declare function countsOf(report: Report): Counts
export declare function verdictOf(
  results: readonly { folder: string; bound: number | null; report: Report | null }[],
  overall?: number,
): { rows: Row[]; broken: string[] }
