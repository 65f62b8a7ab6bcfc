import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useId, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { suggestionsQuery } from '#src/features/asset-search/queries.ts'
import { listingAddress } from '#src/features/listing/ListingLink.tsx'
import type { AssetSuggestion } from '#src/model/listing/schema.ts'
import { isImeKey } from '#src/shared/lib/search-input.ts'

/** Where the arrow keys lead; -1 is the text of the field. */
const stepOfKey: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

/**
 * The suggestions of a combobox with a list box (WAI-ARIA APG): the focus stays in the field, arrow keys mark an asset, Enter opens
 * it, Escape closes the list.
 */
export function useSuggestions() {
  const id = useId()
  const navigate = useNavigate()
  const [asked, setAsked] = useState('')
  const [isOpen, setOpen] = useState(false)
  const [marked, setMarked] = useState(-1)
  const { data: rows = [] } = useQuery(suggestionsQuery(asked))
  const isShown = isOpen && rows.length > 0
  const at = isShown ? Math.min(marked, rows.length - 1) : -1

  const close = () => {
    setOpen(false)
    setMarked(-1)
  }
  const choose = (row: AssetSuggestion) => {
    close()
    void navigate(listingAddress(row))
  }
  const handleKeyDown = (event: KeyboardEvent) => {
    if (isImeKey(event)) return
    const step = stepOfKey[event.key]
    const chosen = rows[at]
    if (step !== undefined && rows.length > 0) {
      event.preventDefault()
      setOpen(true)
      // The field is one of the stops, so that a reader can go back to the typed text.
      const stops = rows.length + 1
      setMarked(isShown ? ((at + 1 + step + stops) % stops) - 1 : step > 0 ? 0 : rows.length - 1)
    } else if (event.key === 'Escape' && isShown) {
      event.preventDefault()
      close()
    } else if (event.key === 'Enter' && chosen) {
      event.preventDefault()
      choose(chosen)
    }
  }
  return {
    /** Suggests for a typed text; an empty one has no suggestions. */
    ask: (text: string) => {
      setAsked(text)
      setMarked(-1)
      setOpen(text !== '')
    },
    close,
    handleKeyDown,
    field: {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': isShown,
      'aria-controls': `${id}-list`,
      'aria-activedescendant': at >= 0 ? `${id}-${at}` : undefined,
      onBlur: close,
    } as const,
    list: { id, rows: isShown ? rows : [], marked: at, onChoose: choose, onMark: setMarked },
  }
}
