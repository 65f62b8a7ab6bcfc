import { useSyncExternalStore } from 'react'
import { layout } from '#src/shared/config/tokens.ts'

const query = `(width < ${layout.breakpoint}px)`

const listen = (changed: () => void) => {
  const narrow = matchMedia(query)
  narrow.addEventListener('change', changed)
  return () => narrow.removeEventListener('change', changed)
}

/** Whether the window is narrower than the layout's breakpoint: the second reading of the partners block holds there (HM-15). */
export const useCompact = (): boolean => useSyncExternalStore(listen, () => matchMedia(query).matches)
