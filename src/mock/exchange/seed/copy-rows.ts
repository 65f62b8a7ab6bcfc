const isCollection = (value: unknown): value is Map<unknown, unknown> | Set<unknown> =>
  value instanceof Map || value instanceof Set

/** Freezes row content, which all worlds share: a change in one of them throws. */
export function freezeBelow(value: unknown): void {
  if (typeof value !== 'object' || value === null) return
  for (const inner of isCollection(value) ? value.values() : Object.values(value)) freezeBelow(inner)
  if (!isCollection(value)) Object.freeze(value)
}

/** Copies of the tables and rows; the content of the rows stays shared. */
export function ownRows<T>(table: T): T {
  if (table instanceof Map) return new Map([...table].map(([key, row]) => [key, ownRows<unknown>(row)])) as T
  if (table instanceof Set) return new Set(table) as T
  if (Array.isArray(table)) return table.map((row) => ownRows<unknown>(row)) as T
  // Not a spread: see `listingOf`.
  return typeof table === 'object' && table !== null ? Object.assign({}, table) : table
}
