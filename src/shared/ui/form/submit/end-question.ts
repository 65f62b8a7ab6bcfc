/** Within this time after the click a browser begins what the click has asked for. */
const clickMs = 1000

/** Another program opens a telephone number or an address of mail; browsers say that the page ends, and it stays. */
const isForAnotherProgram = ({ target }: Event): boolean =>
  target instanceof Element && /^(tel|mailto):/.test(target.closest('a')?.href ?? '')

/** The browser asks before the page ends, as long as `isWanted` says so then. Returns its undo. */
export function askBeforeEnd(isWanted: () => boolean): () => void {
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
