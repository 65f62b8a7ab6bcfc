export function percentile(values: readonly number[], share: number): number | null
export function spread(values: readonly number[]): Record<'p50' | 'p95' | 'p99' | 'last', number | null>
export function mediansOf<K extends string>(rounds: readonly Readonly<Record<K, number>>[]): Record<K, number | null>
