import { create } from 'zustand'
import { readStored, writeStored } from '#src/shared/lib/storage/storage.ts'

/** The newest message that was read; whoever has one has talked to the desk before. */
const seenKey = 'desk-seen:v1'

type DeskState = {
  isOpen: boolean
  /** Answers that came while the panel was closed. */
  unread: number
}

/** What the floating window needs to know of the conversation; everything else comes with the panel. */
export const useDesk = create<DeskState>()(() => ({ isOpen: false, unread: 0 }))

export const openDesk = (): void => useDesk.setState({ isOpen: true, unread: 0 })
export const closeDesk = (): void => useDesk.setState({ isOpen: false })

export const lastSeen = (): string | null => readStored('local', seenKey)
export const markSeen = (id: string): void => void writeStored('local', seenKey, id)
