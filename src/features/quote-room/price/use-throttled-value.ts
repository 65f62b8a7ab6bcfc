import { useEffect, useRef, useState } from 'react'

/** The value, turning over at most once in so many ms: for what is dear to draw and may lag behind a little. */
export function useThrottledValue<T>(value: T, pauseMs: number): T {
  const [{ shown, turns }, turnOver] = useState({ shown: value, turns: 0 })
  const latest = useRef(value)
  useEffect(() => {
    latest.current = value
  })
  // With its number: a value that comes in the very render that turns the former one over waits for a turn of its own.
  const turn = shown === value ? null : turns
  useEffect(() => {
    if (turn === null) return undefined
    const timer = setTimeout(() => turnOver({ shown: latest.current, turns: turn + 1 }), pauseMs)
    return () => clearTimeout(timer)
  }, [turn, pauseMs])
  return shown
}
