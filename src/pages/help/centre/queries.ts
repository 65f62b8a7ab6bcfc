import { queryOptions } from '@tanstack/react-query'
import { call } from '#src/api/client.ts'
import { siteSearchPage } from '#src/api/endpoints/site-search.ts'
import { isAbsent } from '#src/api/errors.ts'
import { findTexts } from '#src/features/article/find.ts'
import type { SiteHit } from '#src/model/content/site-hit.ts'
import type { NewsRow } from '#src/model/news/schema.ts'

/** A text of the help with the words around the first hit. */
export type FoundText = { row: NewsRow; excerpt: string | null }

const size = 100

async function hitsOf(keyword: string, signal: AbortSignal): Promise<readonly SiteHit[]> {
  const pageOf = (current: number) => call(siteSearchPage, { keyword, kind: 'help', current, size }, { signal })
  const first = await pageOf(1)
  const others = Math.max(0, Math.ceil(first.total / size) - 1)
  const rest = await Promise.all(Array.from({ length: others }, (_, index) => pageOf(index + 2)))
  return [first, ...rest].flatMap(({ records }) => records)
}

/** What the search of the site finds in the help; null where the exchange has no such search. */
export const helpHitsQuery = (q: string) =>
  queryOptions({
    queryKey: ['help', 'hits', q],
    queryFn: ({ signal }) =>
      hitsOf(q, signal).catch((error: unknown) => {
        if (!isAbsent(error)) throw error
        return null
      }),
    enabled: q !== '',
    staleTime: 30_000,
  })

/** The texts among the hits, in the order of the hits and with their excerpts; without a search of the site, those with the words. */
export function foundIn(rows: readonly NewsRow[], hits: readonly SiteHit[] | null, q: string): FoundText[] {
  if (hits === null) return findTexts(rows, q).map((row) => ({ row, excerpt: null }))
  const byId = new Map(rows.map((row) => [row.id, row]))
  return hits.flatMap(({ id, excerpt }) => {
    const row = byId.get(id)
    return row ? [{ row, excerpt: excerpt ?? null }] : []
  })
}
