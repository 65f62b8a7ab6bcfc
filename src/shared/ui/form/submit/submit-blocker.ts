import { createContext, useCallback, useContext, useEffect, useId, useRef, useState } from 'react'

/** Sets the translated reason why a part of the form blocks it, or null. */
type SetBlocker = (part: string, why: string | null) => void

export const SubmitBlockerContext = createContext<SetBlocker>(() => undefined)

/** Blocks the form around this field with a translated reason; null unblocks it. */
export function useSubmitBlocker(why: string | null): void {
  const setBlocker = useContext(SubmitBlockerContext)
  const part = useId()
  useEffect(() => {
    setBlocker(part, why)
    return () => setBlocker(part, null)
  }, [setBlocker, part, why])
}

const firstOf = (reasons: ReadonlyMap<string, string>): string | null => reasons.values().next().value ?? null

/** The reasons that block a form; the first is shown after an attempt to send, until it is resolved. */
export function useSubmitBlockers(): { setBlocker: SetBlocker; shownReason: string | null; isBlocked: () => boolean } {
  const reasons = useRef(new Map<string, string>())
  const [shownReason, setShownReason] = useState<string | null>(null)
  const setBlocker = useCallback<SetBlocker>((part, why) => {
    if (why === null) reasons.current.delete(part)
    else reasons.current.set(part, why)
    setShownReason((before) => before && firstOf(reasons.current))
  }, [])
  return {
    setBlocker,
    shownReason,
    isBlocked: () => {
      setShownReason(firstOf(reasons.current))
      return reasons.current.size > 0
    },
  }
}
