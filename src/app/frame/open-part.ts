import { useLocation } from 'react-router-dom'
import { create } from 'zustand'

/** A part of the frame that is folded away on narrow screens. */
export type FoldedPart = 'menu' | 'search' | 'services'

/** The part that is open, and the visit of a page (`location.key`) at which it was opened. */
const useParts = create<{ open: FoldedPart | null; visit: string }>(() => ({ open: null, visit: '' }))

export const foldAll = (): void => {
  useParts.setState({ open: null })
}

/** The part that is open, one at a time, and its toggle. The next page begins with all folded. */
export function useOpenPart(): [open: FoldedPart | null, toggle: (part: FoldedPart) => void] {
  const { key } = useLocation()
  const open = useParts((parts) => (parts.visit === key ? parts.open : null))
  return [open, (part) => useParts.setState({ open: open === part ? null : part, visit: key })]
}
