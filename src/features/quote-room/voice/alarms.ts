import { useId, useLayoutEffect } from 'react'
import { create } from 'zustand'

type Alarm = { id: string; text: string }

const useRaised = create<{ raised: readonly Alarm[] }>()(() => ({ raised: [] }))

/**
 * Has the room's one voice say this for as long as it stands here: parts of a room that spoke each in a region of its own would
 * talk over each other.
 */
export function useAlarm(text: string | null): void {
  const id = useId()
  useLayoutEffect(() => {
    if (!text) return undefined
    useRaised.setState(({ raised }) => ({ raised: [...raised, { id, text }] }))
    return () => useRaised.setState(({ raised }) => ({ raised: raised.filter((alarm) => alarm.id !== id) }))
  }, [id, text])
}

/** What is to be said, the oldest first. */
export const useAlarms = (): readonly Alarm[] => useRaised(({ raised }) => raised)
