import { queryOptions } from '@tanstack/react-query'
import { call } from '#src/api/client.ts'
import { hallPage, upcomingBids } from '#src/api/endpoints/hall.ts'
import { hotProjects, newestProjects } from '#src/api/endpoints/project.ts'
import type { ListingRow } from '#src/model/listing/schema.ts'
import { serverNow } from '#src/shared/lib/time/server-time.ts'
import { withDeadlines } from './live.ts'

/** The most rows that a list of the specification gives (spec 9). */
const all = { current: 1, size: 100 }
const lists = [hallPage, upcomingBids, newestProjects, hotProjects]

/**
 * The listings in the lists of the specification, each once: bidding now, upcoming, newest, hottest. They replace the search and
 * the details of a backend that has neither. Rejects when every list failed.
 */
export const listedAssets = queryOptions({
  queryKey: ['listing', 'listed'],
  queryFn: async ({ signal }): Promise<ListingRow[]> => {
    const answers = await Promise.allSettled(lists.map((list) => call(list, all, { signal })))
    const known = answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value.records : []))
    const failed = answers.find((answer) => answer.status === 'rejected')
    if (known.length === 0 && failed) throw failed.reason
    const byId = new Map(known.toReversed().map((row) => [row.assetsId, row]))
    return withDeadlines([...new Set(known.map(({ assetsId }) => byId.get(assetsId)!))], serverNow())
  },
  staleTime: 30_000,
})
