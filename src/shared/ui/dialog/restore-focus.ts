import { type RefObject, useLayoutEffect, useRef } from 'react'

/** Where a reader may be who has not put the focus anywhere. */
const blocks = 'main :is(h1, h2, h3, article, section, li, tr)'

function firstBlockInView(): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>(blocks)].find((block) => {
    const { top, height } = block.getBoundingClientRect()
    return height > 0 && top >= 0 && top < innerHeight
  })
}

/** Whether the focus went with the overlay; antd hides its dialogs later than it closes them. */
const isFocusLost = () => {
  const { activeElement } = document
  return !activeElement || activeElement === document.body || activeElement.closest('[role=dialog]') !== null
}

/** Parts of the page can be focused for as long as they have the focus. */
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
 * To be called when an overlay opens. Returns what gives the focus back once it is closed: to the element that had it, else to
 * the nearest part around it that is left and can be focused, else to what is in view, so that Tab and reading go on there.
 */
export function captureFocus(): () => void {
  const places: Element[] = []
  for (let place = document.activeElement; place && place !== document.body; place = place.parentElement)
    places.push(place)
  return () =>
    // The same change of the page may take away what would get the focus.
    queueMicrotask(() => {
      const left = places.filter(({ isConnected }) => isConnected)
      const candidates = left.length > 0 ? left : [firstBlockInView() ?? document.querySelector('main')]
      for (const candidate of candidates) if (candidate && isFocusLost()) tryFocus(candidate as HTMLElement)
    })
}

/** `ref` of a dialog of the browser's own, which is open over the page as long as it stands and gives the focus back. */
export function useModal(): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null)
  // As a layout effect, so that it is closed while it still stands: what has left the page gives no focus back.
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
