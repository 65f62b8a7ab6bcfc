import { ownerOfKey } from '#src/shared/lib/storage/draft-owner.ts'
import { queryClient } from '#src/shared/lib/query/queries.ts'
import { forgetStored } from '#src/shared/lib/storage/storage.ts'
import { forgetVisitor } from '#src/shared/lib/storage/visitor.ts'
import { forgetWayBack } from './screen-lock/screen-lock.ts'

/** First word of the query keys under which answers to this person alone are cached. */
export const userScope = 'mine'

/** Beginnings of storage keys that belong to the person; everything else belongs to the browser and outlives a sign-out. */
const personalKeys = ['mine:', 'draft:', 'desk-seen:'] as const

/**
 * What the exchange told the person before, or a visitor, may not hold for the next. Public answers on the screen stay, so
 * that nothing flickers; those in the background are asked for again when they are wanted.
 */
export function forgetAnswers(): void {
  queryClient.removeQueries({ predicate: (query) => query.queryKey[0] === userScope || !query.isActive() })
}

/**
 * Leaves nothing of the person in this browser: cached answers, drafts, the talk with the desk, the lock (SE-07). Drafts
 * under the person's own name wait for the return from an expired session; signing out, or signing in as somebody else,
 * forgets them too.
 */
export function forgetPerson(): void {
  forgetAnswers()
  for (const kind of ['local', 'session'] as const)
    forgetStored(kind, (key) => ownerOfKey(key) === null && personalKeys.some((beginning) => key.startsWith(beginning)))
  forgetVisitor()
  forgetWayBack()
}
