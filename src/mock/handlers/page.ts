/** Spec 9. */
const defaultSize = 10
const largest = 100

/** The part of a list that a page asks for; pages count from 1, and one beyond the end is empty. */
export function pageOfRows<T>(
  rows: readonly T[],
  { current = 1, size = defaultSize }: { current?: number; size?: number },
) {
  const page = Math.max(1, Math.floor(current))
  const count = Math.min(largest, Math.max(1, Math.floor(size)))
  return { records: rows.slice((page - 1) * count, page * count), total: rows.length, size: count, current: page }
}
