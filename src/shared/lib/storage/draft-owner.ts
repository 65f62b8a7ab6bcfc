import { forgetStored, onStored, removeStored, writeStored } from './storage.ts'

let ownerNow: () => string | null = () => null

/** Given once by the floor that knows who is signed in; null is a visitor. */
export const provideDraftOwner = (given: () => string | null): void => {
  ownerNow = given
}
export const draftOwner = (): string | null => ownerNow()

/** The storage key of what a person has not finished here, under the person's own name; a visitor's has none. */
export const draftName = (key: string, version: number, owner: string | null = draftOwner()): string =>
  `draft:${key}:v${version}${owner === null ? '' : `:${owner}`}`

const ownerPattern = /^draft:.+:v\d+:([^:]+)$/

/** Whose draft a storage key holds; null for a visitor's, and for every other key. */
export const ownerOfKey = (key: string): string | null => ownerPattern.exec(key)?.[1] ?? null

/** Drafts that no storage takes, by their keys: they last as long as the page. */
export const unstored = new Map<string, string>()

function forgetHere(but: string | null): void {
  if (but === null) signedOut += 1
  const isForgotten = (key: string): boolean => {
    const owner = ownerOfKey(key)
    return owner !== null && owner !== but
  }
  for (const kind of ['local', 'session'] as const) forgetStored(kind, isForgotten)
  for (const key of unstored.keys()) if (isForgotten(key)) unstored.delete(key)
}

/** Comes and goes when drafts are forgotten: what another tab alone keeps can be removed only there. */
const toldKey = 'drafts-forgotten:v1'

/** A session that runs out leaves a person's drafts for the return; this forgets them: all, or those of everybody else. */
export function forgetDrafts(but: string | null = null): void {
  forgetHere(but)
  writeStored('local', toldKey, '1')
  removeStored('local', toldKey)
}

/** Forgets what is kept here whenever another tab forgets; who is signed in there has been heard before. Returns its undo. */
export const followForgetting = (): (() => void) => onStored('local', toldKey, () => forgetHere(draftOwner()))

let signedOut = 0
/** How often somebody has signed out here: what a form still held then is not to be written any more. */
export const timesSignedOut = (): number => signedOut
