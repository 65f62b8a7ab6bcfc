/** Runs once the page has loaded and the browser is idle; returns its undo. */
export function whenIdle(run: () => void, patienceMs = 3000): () => void {
  let undo = () => removeEventListener('load', begin)
  function begin() {
    if (typeof requestIdleCallback === 'function') {
      const request = requestIdleCallback(run, { timeout: patienceMs })
      undo = () => cancelIdleCallback(request)
    } else {
      const timer = setTimeout(run, 200)
      undo = () => clearTimeout(timer)
    }
  }
  if (document.readyState === 'complete') begin()
  else addEventListener('load', begin, { once: true })
  return () => undo()
}
