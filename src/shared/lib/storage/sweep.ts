import { serverNow } from '../time/server-time.ts'
import { draftOwner, ownerOfKey } from './draft-owner.ts'
import { draftMaxAgeMs, parsedDraft } from './drafts.ts'
import { hasPrivateText, splitPrivate } from './private-parts.ts'
import { readStored, removeStored, storedKeys, writeStored } from './storage.ts'

const isDraft = (key: string): boolean => key.startsWith('draft:')

/** One that no form opens any more: of a visitor, which no version of the portal stores here today; of another person; or too old. */
function isStale(key: string, owner: string | null): boolean {
  const whose = ownerOfKey(key)
  const draft = parsedDraft(readStored('local', key))
  if (whose === null || (owner !== null && whose !== owner)) return true
  return draft !== null && serverNow() - draft.at > draftMaxAgeMs.local
}

/** Removes what an earlier version of the portal stored for all tabs and this one keeps in the tab. */
function dropPrivateParts(key: string): void {
  const draft = parsedDraft(readStored('local', key))
  if (draft === null) return
  const { open, hidden } = splitPrivate(draft.values)
  if (hidden.length > 0) writeStored('local', key, JSON.stringify({ ...draft, values: open }))
}

/** Without a session: of a tab that the browser has restored. With one: of another person. */
function isForeignHere(key: string, owner: string | null): boolean {
  const whose = ownerOfKey(key)
  if (owner !== null) return whose !== null && whose !== owner
  const text = readStored('session', key) ?? ''
  return key.startsWith('mine:') || (whose !== null && (/"(?:parts|values)":/.test(text) || hasPrivateText(text)))
}

/** Deletes what no one returns to: drafts that are too old, in an earlier form, or of another person than is signed in. */
export function sweepStorage(): void {
  const owner = draftOwner()
  for (const key of storedKeys('local').filter(isDraft)) {
    if (isStale(key, owner)) removeStored('local', key)
    else dropPrivateParts(key)
  }
  for (const key of storedKeys('session')) if (isForeignHere(key, owner)) removeStored('session', key)
}
