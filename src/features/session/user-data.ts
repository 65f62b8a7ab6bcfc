import { holdDrafts, ownerOfKey } from '#src/shared/lib/storage/draft-owner.ts'
import { queryClient } from '#src/shared/lib/query/queries.ts'
import { forgetStored } from '#src/shared/lib/storage/storage.ts'
import { forgetVisitor } from '#src/shared/lib/storage/visitor.ts'
import { clearReturnPath } from './screen-lock/screen-lock.ts'

/** First element of the query keys of answers to this person alone. */
export const userScope = 'mine'

/** Prefixes of storage keys that belong to the person; all others belong to the browser and survive a sign-out. */
const personalKeys = ['mine:', 'draft:', 'desk-seen:'] as const

/**
 * Cached answers of another account, or of a visitor, may not hold for this one. Public answers on the screen stay, so
 * that nothing flickers; those in the background are fetched again when they are used.
 */
export function forgetAnswers(): void {
  queryClient.removeQueries({ predicate: (query) => query.queryKey[0] === userScope || !query.isActive() })
}

/**
 * Removes everything of the person from this browser: cached answers, drafts, the support chat, the screen lock (SE-07). Drafts
 * under the person's own id wait for the return from an expired session, those of this tab in its memory; signing out, or signing in as another account,
 * removes them too.
 */
export function forgetPerson(): void {
  forgetAnswers()
  for (const kind of ['local', 'session'] as const)
    forgetStored(kind, (key) => ownerOfKey(key) === null && personalKeys.some((beginning) => key.startsWith(beginning)))
  holdDrafts()
  forgetVisitor()
  clearReturnPath()
}
