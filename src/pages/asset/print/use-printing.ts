import { useSyncExternalStore } from 'react'

const paper = () => (typeof matchMedia === 'function' ? matchMedia('print') : null)

function listen(changed: () => void): () => void {
  const query = paper()
  query?.addEventListener('change', changed)
  return () => query?.removeEventListener('change', changed)
}

/** Whether the page is being put on paper, where nothing can be opened and so everything is shown. */
export const usePrinting = (): boolean => useSyncExternalStore(listen, () => paper()?.matches ?? false)
