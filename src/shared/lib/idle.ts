/** Runs when the page has nothing better to do, at the latest after `withinMs`; returns its undo. */
export function whenIdle(work: () => void, withinMs = 2000): () => void {
  if (typeof requestIdleCallback === 'function') {
    const asked = requestIdleCallback(() => work(), { timeout: withinMs })
    return () => cancelIdleCallback(asked)
  }
  // Safari has no idle callbacks.
  const timer = setTimeout(work, 200)
  return () => clearTimeout(timer)
}
