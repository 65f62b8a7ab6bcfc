import { useSyncExternalStore } from 'react'

const printQuery = () => (typeof matchMedia === 'function' ? matchMedia('print') : null)

function listen(changed: () => void): () => void {
  const query = printQuery()
  query?.addEventListener('change', changed)
  return () => query?.removeEventListener('change', changed)
}

/** Whether the page is being printed: nothing can be opened in print, so everything is shown. */
export const usePrinting = (): boolean => useSyncExternalStore(listen, () => printQuery()?.matches ?? false)
