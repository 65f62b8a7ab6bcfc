import { useLocation } from 'react-router-dom'
import { create } from 'zustand'

/** A part of the frame that is folded away on narrow screens. */
export type FoldedPart = 'menu' | 'search' | 'services'

/** The part that is open, and the visit of a page (`location.key`) at which it was opened. */
const useParts = create<{ open: FoldedPart | null; visit: string }>(() => ({ open: null, visit: '' }))

export const foldAll = (): void => {
  useParts.setState({ open: null })
}

let opener: Element | null = null

/** Folds the open part, and the focus returns to the button that opened it. */
export function closeOpen(): void {
  if (useParts.getState().open === null) return
  foldAll()
  if (opener instanceof HTMLElement) opener.focus({ preventScroll: true })
}

/** The part that is open, one at a time, and its toggle. The next page begins with all folded. */
export function useOpenPart(): [open: FoldedPart | null, toggle: (part: FoldedPart) => void] {
  const { key } = useLocation()
  const open = useParts((parts) => (parts.visit === key ? parts.open : null))
  const toggle = (part: FoldedPart) => {
    opener = document.activeElement
    useParts.setState({ open: open === part ? null : part, visit: key })
  }
  return [open, toggle]
}
