import { useId, useLayoutEffect } from 'react'
import { create } from 'zustand'

type Alarm = { id: string; text: string }

const useRaised = create<{ raised: readonly Alarm[] }>()(() => ({ raised: [] }))

/**
 * Announces the text in the assertive region of the room while it is set: live regions of several components would
 * interrupt each other.
 */
export function useAlarm(text: string | null): void {
  const id = useId()
  useLayoutEffect(() => {
    if (!text) return undefined
    useRaised.setState(({ raised }) => ({ raised: [...raised, { id, text }] }))
    return () => useRaised.setState(({ raised }) => ({ raised: raised.filter((alarm) => alarm.id !== id) }))
  }, [id, text])
}

/** The raised alarms, oldest first. */
export const useAlarms = (): readonly Alarm[] => useRaised(({ raised }) => raised)
