/** Spec 9. */
const defaultSize = 10
const largest = 100

/** One page of a list; pages count from 1, and one beyond the end is empty. */
export function pageOfRows<T>(
  rows: readonly T[],
  query: { current?: number | undefined; size?: number | undefined },
  usualSize = defaultSize,
) {
  const current = Math.max(1, Math.floor(query.current ?? 1))
  const size = Math.min(largest, Math.max(1, Math.floor(query.size ?? usualSize)))
  return { records: rows.slice((current - 1) * size, current * size), total: rows.length, size, current }
}

/** Matches the typed text anywhere, in any case. */
export function containing(sought: string | undefined): (text: string) => boolean {
  const needle = (sought ?? '').trim().toLowerCase()
  return (text) => text.toLowerCase().includes(needle)
}
