/** A heading that appears later does not get the focus. */
const timeoutMs = 3000

function focusHeading(heading: HTMLElement): void {
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}

const isFocusUnclaimed = (main: HTMLElement): boolean => {
  const { activeElement } = document
  return activeElement === null || activeElement === document.body || activeElement === main
}

/** Moves the focus to the heading of the new screen, or to `main` until the heading appears. Returns its undo. */
export function focusScreen(): () => void {
  const main = document.querySelector('main')
  if (!main) return () => undefined
  const heading = main.querySelector('h1')
  if (heading) {
    focusHeading(heading)
    return () => undefined
  }
  main.focus({ preventScroll: true })
  const observer = new MutationObserver(() => {
    const late = main.querySelector('h1')
    if (!late) return
    observer.disconnect()
    // The focus is not taken from a control that got it meanwhile.
    if (isFocusUnclaimed(main)) focusHeading(late)
  })
  observer.observe(main, { childList: true, subtree: true })
  const timer = setTimeout(() => observer.disconnect(), timeoutMs)
  return () => {
    clearTimeout(timer)
    observer.disconnect()
  }
}
