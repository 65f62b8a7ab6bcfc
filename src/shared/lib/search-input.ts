import type { KeyboardEvent } from 'react'

type KeyEvent = { keyCode: number; isComposing?: boolean; nativeEvent?: { isComposing: boolean } }

/**
 * Whether the key belongs to an input method choosing characters, so that Enter must not submit. Takes DOM and React events. Safari
 * and some Windows input methods signal it by keyCode 229 alone.
 */
export function isImeKey(event: KeyEvent): boolean {
  return event.isComposing === true || event.nativeEvent?.isComposing === true || event.keyCode === 229
}

/** Prevents an Enter that chooses characters from submitting the form: not every browser does. */
export function holdImeEnter(event: KeyboardEvent): void {
  if (event.key === 'Enter' && isImeKey(event)) event.preventDefault()
}

/** The typed text, trimmed and with every run of spaces (full-width ones too) and control characters as one space. */
export function normaliseQuery(text: string): string {
  return text.replace(/[\s\p{Cc}]+/gu, ' ').trim()
}

/** A search normalised to one line of at most so many characters, counted as a reader counts them. */
export const queryText = (text: string, longest: number): string =>
  normaliseQuery(Array.from(normaliseQuery(text)).slice(0, longest).join(''))
