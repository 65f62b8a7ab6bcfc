// No event that the page itself can cause: it also scrolls and sets the focus.
export const inputEvents = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'touchstart'] as const

/** Runs once at the first input of the reader; returns its undo. */
export function onFirstInput(run: () => void): () => void {
  const undo = () => {
    for (const name of inputEvents) removeEventListener(name, handle)
  }
  const handle = () => {
    undo()
    run()
  }
  for (const name of inputEvents) addEventListener(name, handle, { passive: true })
  return undo
}
