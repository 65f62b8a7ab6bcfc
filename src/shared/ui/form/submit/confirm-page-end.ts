/** A browser starts the action of a click within this time, ms. */
const clickMs = 1000

/** `tel:` and `mailto:` open another program: browsers fire `beforeunload`, but the page stays. */
const isForAnotherProgram = ({ target }: Event): boolean =>
  target instanceof Element && /^(tel|mailto):/.test(target.closest('a')?.href ?? '')

/** The browser asks for confirmation before the page is left, if `isWanted` returns true then. Returns its undo. */
export function confirmPageEnd(isWanted: () => boolean): () => void {
  let handedOver = -Infinity
  const handleClick = (event: Event) => {
    if (isForAnotherProgram(event)) handedOver = performance.now()
  }
  const handleUnload = (event: BeforeUnloadEvent) => {
    if (performance.now() - handedOver > clickMs && isWanted()) event.preventDefault()
  }
  addEventListener('click', handleClick, true)
  addEventListener('beforeunload', handleUnload)
  return () => {
    removeEventListener('click', handleClick, true)
    removeEventListener('beforeunload', handleUnload)
  }
}
