import { useEffect, useRef, useState } from 'react'

/** The value, updated at most once in so many ms: for what is expensive to draw and may lag. */
export function useThrottledValue<T>(value: T, pauseMs: number): T {
  const [{ shown, turns }, turnOver] = useState({ shown: value, turns: 0 })
  const latest = useRef(value)
  useEffect(() => {
    latest.current = value
  })
  // Compared by a counter: a value that arrives in the render that publishes the previous one waits for the next update.
  const turn = shown === value ? null : turns
  useEffect(() => {
    if (turn === null) return undefined
    const timer = setTimeout(() => turnOver({ shown: latest.current, turns: turn + 1 }), pauseMs)
    return () => clearTimeout(timer)
  }, [turn, pauseMs])
  return shown
}
