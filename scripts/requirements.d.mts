type Proofs = Record<string, { unit: number; browser: number }>

export declare function idsIn(text: string): string[]
export declare function proofsOf(files: readonly (readonly [path: string, text: string])[]): Proofs
export declare function lostBetween(before: Proofs, after: Proofs): string[]
