/** At most so many pages share one seal: narrower slices could not be read. */
const mostPages = 16

/** The slice of the seal that a page shows: from `from` to `to` of its width. */
export type Slice = { page: number; from: number; to: number }

/**
 * How a seam seal (骑缝章) is cut: each page shows one slice, and all slices of a seal are equally wide. More pages than one seal
 * takes are shared evenly between several. A single page has none.
 */
export function seamSlices(pages: number): Slice[] {
  if (pages < 2) return []
  const seals = Math.ceil(pages / mostPages)
  const first = (seal: number) => Math.round((seal * pages) / seals)
  return Array.from({ length: seals }, (_, seal) => {
    const [start, count] = [first(seal), first(seal + 1) - first(seal)]
    return Array.from({ length: count }, (_unused, index) => ({
      page: start + index,
      from: index / count,
      to: (index + 1) / count,
    }))
  }).flat()
}
