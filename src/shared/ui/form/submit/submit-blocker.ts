import { createContext, useCallback, useContext, useEffect, useId, useRef, useState } from 'react'

/** A part of the form says why it cannot be sent yet, translated, or null when nothing keeps it. */
type SetBlocker = (part: string, why: string | null) => void

export const SubmitBlockerContext = createContext<SetBlocker>(() => undefined)

/** Keeps the form around this field from being sent, and says why, translated; null lets it go. */
export function useSubmitBlocker(why: string | null): void {
  const hold = useContext(SubmitBlockerContext)
  const part = useId()
  useEffect(() => {
    hold(part, why)
    return () => hold(part, null)
  }, [hold, part, why])
}

const firstOf = (reasons: ReadonlyMap<string, string>): string | null => reasons.values().next().value ?? null

/** What keeps a form from being sent; it is told once somebody has tried, for as long as it lasts. */
export function useSubmitBlockers(): { hold: SetBlocker; told: string | null; isHeld: () => boolean } {
  const reasons = useRef(new Map<string, string>())
  const [told, setTold] = useState<string | null>(null)
  const hold = useCallback<SetBlocker>((part, why) => {
    if (why === null) reasons.current.delete(part)
    else reasons.current.set(part, why)
    setTold((before) => before && firstOf(reasons.current))
  }, [])
  return {
    hold,
    told,
    isHeld: () => {
      setTold(firstOf(reasons.current))
      return reasons.current.size > 0
    },
  }
}
