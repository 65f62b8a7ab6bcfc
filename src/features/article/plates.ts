import { queryOptions } from '@tanstack/react-query'
import { call } from '#src/api/client.ts'
import { plateSelect } from '#src/api/endpoints/news.ts'
import type { Plate } from '#src/model/news/schema.ts'
import { noticeTypeOf } from '#src/model/notice/plate.ts'
import type { Article } from './article.ts'

/** All plates of the exchange; they change rarely. */
export const platesQuery = queryOptions({
  queryKey: ['article', 'plates'],
  queryFn: ({ signal }) => call(plateSelect, {}, { signal }),
  staleTime: 600_000,
})

export type PlateNode = { plate: Plate; below: PlateNode[] }

/** The plates below one, as a tree. A plate that is its own ancestor is left out. */
export function treeOf(plates: readonly Plate[], root: Plate, above: readonly string[] = []): PlateNode {
  const path = [...above, root.id]
  const below = plates
    .filter(({ parentId, id }) => parentId === root.id && !path.includes(id))
    .map((plate) => treeOf(plates, plate, path))
  return { plate: root, below }
}

export const platesIn = ({ plate, below }: PlateNode): Plate[] => [plate, ...below.flatMap(platesIn)]

/** The plate at the top of the tree that holds this one. */
export function rootOf(plates: readonly Plate[], plate: Plate): Plate {
  const seen = new Set<string>()
  let root = plate
  while (!seen.has(root.id)) {
    seen.add(root.id)
    const parent = plates.find(({ id }) => id === root.parentId)
    if (!parent) break
    root = parent
  }
  return root
}

/** The plate of an article: of a notice, the plate of its kind. */
export const plateOf = (
  plates: readonly Plate[],
  { plateId, notice }: Pick<Article, 'plateId' | 'notice'>,
): Plate | undefined =>
  plates.find(({ id, plateCode }) =>
    notice ? notice.type !== null && noticeTypeOf(plateCode) === notice.type : id === plateId,
  )

/** The code of the plate at the top of the section that holds this plate. */
export const sectionOf = (plates: readonly Plate[], plateId: string | null): string | undefined => {
  const plate = plates.find(({ id }) => id === plateId)
  return (plate && rootOf(plates, plate).plateCode) ?? undefined
}
