import { forgetStored, onStored, readStored, removeStored, storedKeys, writeStored } from './storage.ts'

let ownerNow: () => string | null = () => null

/** Set once by the layer that knows who is signed in; null is a visitor. */
export const provideDraftOwner = (given: () => string | null): void => {
  ownerNow = given
}
export const draftOwner = (): string | null => ownerNow()

/** The storage key of an unfinished form, with its owner's id; a visitor's has none. */
export const draftName = (key: string, version: number, owner: string | null = draftOwner()): string =>
  `draft:${key}:v${version}${owner === null ? '' : `:${owner}`}`

const ownerPattern = /^draft:.+:v\d+:([^:]+)$/

/** The owner of a draft by its storage key; null for a visitor's, and for every other key. */
export const ownerOfKey = (key: string): string | null => ownerPattern.exec(key)?.[1] ?? null

/** Drafts that could not be stored, by their keys: they last as long as the page. */
export const unstored = new Map<string, string>()

/**
 * What this tab stored of drafts whose session has expired since, by key: it lasts as long as the page, for the return, and storage has
 * nothing of the person any more.
 */
export const held = new Map<string, string>()

/** Whether the owner of a draft has no session any more; another person may have. */
export const isSessionOver = (key: string): boolean => ownerOfKey(key) !== null && ownerOfKey(key) !== draftOwner()

/** A quote awaits its outcome in the storage: it has nothing personal, and a reload must find it. */
const isQuote = (key: string): boolean => key.startsWith('draft:quote-')

/** Called when a session expires: takes what was typed in this tab out of its storage. */
export function holdDrafts(): void {
  for (const key of storedKeys('session')) {
    if (!isSessionOver(key) || isQuote(key)) continue
    held.set(key, readStored('session', key) ?? '')
    removeStored('session', key)
  }
}

/** Stores for this tab; after its session has expired in the memory of the page alone. False if nothing can be stored. */
export function writeHere(key: string, text: string): boolean {
  if (!isSessionOver(key)) return writeStored('session', key, text)
  held.set(key, text)
  return true
}

/** Puts a draft of this tab back once its owner has returned. */
export function reclaim(key: string): void {
  const text = held.get(key)
  if (text === undefined || isSessionOver(key)) return
  held.delete(key)
  writeStored('session', key, text)
}

/** Whether a sign-out would delete unfinished forms of this person that this tab can see: those of another tab alone it cannot. */
export function hasDrafts(): boolean {
  const owner = draftOwner()
  const keys = [...storedKeys('local'), ...storedKeys('session'), ...unstored.keys()]
  return owner !== null && keys.some((key) => ownerOfKey(key) === owner)
}

function forgetHere(but: string | null): void {
  if (but === null) signedOut += 1
  const isForgotten = (key: string): boolean => {
    const owner = ownerOfKey(key)
    return owner !== null && owner !== but
  }
  for (const kind of ['local', 'session'] as const) forgetStored(kind, isForgotten)
  for (const drafts of [unstored, held]) for (const key of drafts.keys()) if (isForgotten(key)) drafts.delete(key)
}

/** Written and removed when drafts are deleted: drafts in the memory of another tab can be deleted only there. */
const deletedKey = 'drafts-forgotten:v1'

/** Deletes drafts at sign-out: all, or those of every other owner. A session that expires leaves them for the return. */
export function forgetDrafts(but: string | null = null): void {
  forgetHere(but)
  writeStored('local', deletedKey, '1')
  removeStored('local', deletedKey)
}

/** Deletes the drafts of this tab whenever another tab deletes drafts; this tab already knows who is signed in. Returns its undo. */
export const syncForgottenDrafts = (): (() => void) => onStored('local', deletedKey, () => forgetHere(draftOwner()))

let signedOut = 0
/** How often a user has signed out in this page: a form that was open before then writes nothing more. */
export const timesSignedOut = (): number => signedOut
