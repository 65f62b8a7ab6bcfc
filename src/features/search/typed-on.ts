import type { SearchType } from './labels.ts'

type Search = { type: SearchType; text: string }

/** The search that was sent last and whose screen has not come, and what has been typed since. */
let underWay: { search: Search; typed: string } | null = null

export const noteSent = (search: Search): void => {
  underWay = { search, typed: search.text }
}
export const noteTyped = (typed: string): void => {
  if (underWay) underWay.typed = typed
}
export const forgetSent = (): void => {
  underWay = null
}

/** What a box begins with at the address of a search: the screen may bring a header with a box of its own. */
export const typedOn = ({ type, text }: Search): string =>
  underWay?.search.type === type && underWay.search.text === text ? underWay.typed : text
