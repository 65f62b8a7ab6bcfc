import { type RefObject, useLayoutEffect, useRef } from 'react'

/** Where the focus is placed in view if it was nowhere. */
const blocks = 'main :is(h1, h2, h3, article, section, li, tr)'

function firstBlockInView(): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>(blocks)].find((block) => {
    const { top, height } = block.getBoundingClientRect()
    return height > 0 && top >= 0 && top < innerHeight
  })
}

/** Whether the focus was removed with the overlay; antd hides its dialogs later than it closes them. */
const isFocusLost = () => {
  const { activeElement } = document
  return !activeElement || activeElement === document.body || activeElement.closest('[role=dialog]') !== null
}

/** Makes the element focusable while it has the focus. */
function tryFocus(element: HTMLElement): void {
  const isPart = element.tabIndex < 0 && !element.hasAttribute('tabindex')
  if (isPart) element.tabIndex = -1
  element.focus({ preventScroll: true })
  if (!isPart) return
  const undo = () => element.removeAttribute('tabindex')
  if (document.activeElement === element) element.addEventListener('blur', undo, { once: true })
  else undo()
}

/**
 * To be called when an overlay opens. Returns a function that restores the focus once it is closed: to the element that had it,
 * else to the nearest remaining ancestor that can be focused, else to what is in view, so that Tab and reading continue there.
 */
export function captureFocus(): () => void {
  const places: Element[] = []
  for (let place = document.activeElement; place && place !== document.body; place = place.parentElement)
    places.push(place)
  return () =>
    // The same change may remove the element that would take the focus.
    queueMicrotask(() => {
      const left = places.filter(({ isConnected }) => isConnected)
      const candidates = left.length > 0 ? left : [firstBlockInView() ?? document.querySelector('main')]
      for (const candidate of candidates) if (candidate && isFocusLost()) tryFocus(candidate as HTMLElement)
    })
}

/** `ref` of a native dialog that is open while it is mounted and restores the focus. */
export function useModal(): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null)
  // A layout effect, so that it is closed while it is still in the document: a removed dialog does not restore the focus.
  useLayoutEffect(() => {
    const element = dialog.current
    const restoreFocus = captureFocus()
    if (element && !element.open) element.showModal()
    return () => {
      element?.close()
      restoreFocus()
    }
  }, [])
  return dialog
}
