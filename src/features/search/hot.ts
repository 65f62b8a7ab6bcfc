import { call } from '#src/api/client.ts'
import { hotWords } from '#src/api/endpoints/search.ts'
import { queryClient } from '#src/shared/lib/queries.ts'
import { type HotWord, usualWords } from './words.ts'

/** What the exchange calls hot, asked for once in a while, however many headers there are. */
const told = () =>
  queryClient.fetchQuery({
    queryKey: ['search', 'hot-words'],
    queryFn: ({ signal }) => call(hotWords, {}, { signal }),
    staleTime: 300_000,
  })

/** A word that was shown before stays in its place: nobody's goal moves away under the pointer. */
export async function hotNow(): Promise<readonly HotWord[]> {
  const hot = (await told()).map(({ word, count }): HotWord => [word, count])
  const others = hot.filter(([word]) => !usualWords.some(([usual]) => usual === word))
  const kept = usualWords.flatMap(([usual]) => {
    const next = hot.find(([word]) => word === usual) ?? others.shift()
    return next ? [next] : []
  })
  return hot.length > 0 ? [...kept, ...others] : usualWords
}
