import type { SearchType } from './labels.ts'

type Search = { type: SearchType; text: string }

/** The last search that was sent and is not shown yet, and the text typed since. */
let pending: { search: Search; typed: string } | null = null

export const noteSent = (search: Search): void => {
  pending = { search, typed: search.text }
}
export const noteTyped = (typed: string): void => {
  if (pending) pending.typed = typed
}
export const forgetSent = (): void => {
  pending = null
}

/** The initial text of a search box: the screen of a search may have a header with a new box. */
export const typedSince = ({ type, text }: Search): string =>
  pending?.search.type === type && pending.search.text === text ? pending.typed : text
