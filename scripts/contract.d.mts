import type { Call } from '#src/api/contract.ts'

export declare function contractDocument(calls: readonly Call[]): string
