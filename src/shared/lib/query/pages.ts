/** Number of pages; an empty list has one, too. */
export const pageCount = (total: number, size: number): number => Math.max(1, Math.ceil(total / size))

/**
 * The page numbers to offer: the first, the last, and those around the current one; `null` is a gap. A gap of a single number is
 * filled, because it would be no shorter.
 */
export function pagesAround(current: number, last: number, reach = 2): (number | null)[] {
  const from = Math.max(1, Math.min(current - reach, last - 2 * reach))
  const to = Math.min(last, Math.max(current + reach, 1 + 2 * reach))
  const middle = Array.from({ length: to - from + 1 }, (_, index) => from + index)
  const before = from === 1 ? [] : from === 2 ? [1] : from === 3 ? [1, 2] : [1, null]
  const after = to === last ? [] : to === last - 1 ? [last] : to === last - 2 ? [last - 1, last] : [null, last]
  return [...before, ...middle, ...after]
}
