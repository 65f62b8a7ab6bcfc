import { type RefObject, useEffect, useRef } from 'react'

/**
 * `ref` of an element that takes the focus whenever `cause` changes, because the focused element disappears with the change. If
 * another element replaces it before the focus has moved on, that one takes the focus.
 */
export function useFocusOn<E extends HTMLElement>(cause: unknown): RefObject<E | null> {
  const element = useRef<E>(null)
  const known = useRef(cause)
  const given = useRef<E>(null)
  useEffect(() => {
    const isReplaced = given.current?.isConnected === false && document.activeElement === document.body
    if (known.current === cause && !isReplaced) return
    known.current = cause
    given.current = element.current
    element.current?.focus({ preventScroll: true })
  })
  return element
}

/** `ref` of the root of a screen: if it is removed while it contains the focus, `main` takes the focus. */
export function passFocusOn(screen: HTMLElement | null): (() => void) | undefined {
  if (!screen) return undefined
  return () => {
    if (!screen.contains(document.activeElement)) return
    queueMicrotask(() => {
      if (document.activeElement === document.body) document.querySelector('main')?.focus({ preventScroll: true })
    })
  }
}

/**
 * `ref` of a region with `tabIndex={-1}` whose children come and go, also by events of the exchange: when the focused child is
 * removed, the region takes the focus, and Tab continues from there.
 */
export function keepFocus(region: HTMLElement | null): (() => void) | undefined {
  if (!region) return undefined
  let held: Element | null = null
  const note = ({ target }: FocusEvent) => {
    const taker = target as Element
    if (region.contains(taker)) held = taker
    else if (!taker.closest('dialog, [role=dialog]')) held = null
  }
  const look = () => {
    if (held?.isConnected === false && document.activeElement === document.body) region.focus({ preventScroll: true })
  }
  // A dialog opened from a child that has been removed meanwhile cannot restore the focus.
  const handleOut = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget === null) setTimeout(look)
  }
  const observer = new MutationObserver(look)
  observer.observe(region, { childList: true, subtree: true })
  document.addEventListener('focusin', note)
  document.addEventListener('focusout', handleOut)
  return () => {
    observer.disconnect()
    document.removeEventListener('focusin', note)
    document.removeEventListener('focusout', handleOut)
  }
}
