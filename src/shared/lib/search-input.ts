import type { KeyboardEvent } from 'react'

type KeyEvent = { keyCode: number; isComposing?: boolean; nativeEvent?: { isComposing: boolean } }

/**
 * Whether the key belongs to an input method choosing characters, so that Enter must not submit. Takes DOM and React
 * events. Safari and some Windows input methods say so by keyCode 229 alone.
 */
export function isImeKey(event: KeyEvent): boolean {
  return event.isComposing === true || event.nativeEvent?.isComposing === true || event.keyCode === 229
}

/** Keeps a form from being sent by an Enter that chooses characters: not every browser does so by itself. */
export function holdImeEnter(event: KeyboardEvent): void {
  if (event.key === 'Enter' && isImeKey(event)) event.preventDefault()
}

/** What was typed, without outer spaces and with every run of spaces (full-width ones too) as one; nothing else changes. */
export function normaliseQuery(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}

/** What is left of a search: one line of at most so many characters, as a reader counts them. */
export const queryText = (text: string, longest: number): string =>
  normaliseQuery(Array.from(normaliseQuery(text)).slice(0, longest).join(''))
