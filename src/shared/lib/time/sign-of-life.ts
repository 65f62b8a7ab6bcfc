// What a page does by itself is none of them: it scrolls and sets the focus, too.
export const signsOfLife = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'touchstart'] as const

/** Runs once at the first sign of a reader; returns its undo. */
export function atSignOfLife(run: () => void): () => void {
  const undo = () => {
    for (const name of signsOfLife) removeEventListener(name, handle)
  }
  const handle = () => {
    undo()
    run()
  }
  for (const name of signsOfLife) addEventListener(name, handle, { passive: true })
  return undo
}
