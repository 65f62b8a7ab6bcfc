import { queryClient } from '#src/shared/lib/queries.ts'
import { forgetStored } from '#src/shared/lib/storage.ts'
import { clearLock } from './lock.ts'

/** First word of the query keys under which answers to this person alone are cached. */
export const mine = 'mine'

/** Beginnings of storage keys that belong to the person; everything else belongs to the browser and outlives a sign-out. */
const personalKeys = ['mine:', 'draft:'] as const

/**
 * What the exchange told the person before, or a visitor, may not hold for the next. Public answers on the screen stay, so
 * that nothing flickers; those in the background are asked for again when they are wanted.
 */
export function forgetAnswers(): void {
  queryClient.removeQueries({ predicate: (query) => query.queryKey[0] === mine || !query.isActive() })
}

/** Leaves nothing of the person in this browser: cached answers, drafts, the lock (SE-07). */
export function forgetPerson(): void {
  forgetAnswers()
  for (const kind of ['local', 'session'] as const)
    forgetStored(kind, (key) => personalKeys.some((beginning) => key.startsWith(beginning)))
  clearLock()
}
