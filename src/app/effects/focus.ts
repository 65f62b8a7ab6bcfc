/** A heading that has not come by then was never meant to have the focus. */
const patienceMs = 3000

function take(heading: HTMLElement): void {
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}

const isUnattended = (main: HTMLElement): boolean => {
  const { activeElement } = document
  return activeElement === null || activeElement === document.body || activeElement === main
}

/** Moves the focus to the heading of the new screen, or to its main part until the heading comes. Returns its undo. */
export function focusScreen(): () => void {
  const main = document.querySelector('main')
  if (!main) return () => undefined
  const heading = main.querySelector('h1')
  if (heading) {
    take(heading)
    return () => undefined
  }
  main.focus({ preventScroll: true })
  const observer = new MutationObserver(() => {
    const late = main.querySelector('h1')
    if (!late) return
    observer.disconnect()
    // Whoever has moved on by then is not called back.
    if (isUnattended(main)) take(late)
  })
  observer.observe(main, { childList: true, subtree: true })
  const timer = setTimeout(() => observer.disconnect(), patienceMs)
  return () => {
    clearTimeout(timer)
    observer.disconnect()
  }
}
