import { create } from 'zustand'
import { readStored, writeStored } from '#src/shared/lib/storage/storage.ts'

/** The id of the newest message that was read: a visitor who has one has contacted the desk before. */
const seenKey = 'desk-seen:v1'

type DeskState = {
  isOpen: boolean
  /** Messages of the desk that arrived while the panel was closed. */
  unread: number
  /** The beginning of the question, from the page that opened the panel. */
  prefill: string
}

/** The part of the conversation that the floating window needs; the rest is loaded with the panel. */
export const useDesk = create<DeskState>()(() => ({ isOpen: false, unread: 0, prefill: '' }))

export const openDesk = (): void => useDesk.setState({ isOpen: true, unread: 0, prefill: '' })
/** Opens the panel with the beginning of a question; an unsent text of the reader has priority. */
export const askDesk = (prefill: string): void => useDesk.setState({ isOpen: true, unread: 0, prefill })
export const closeDesk = (): void => useDesk.setState({ isOpen: false })

export const lastSeen = (): string | null => readStored('local', seenKey)
export const markSeen = (id: string): void => void writeStored('local', seenKey, id)
