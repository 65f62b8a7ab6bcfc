import { useEffect, useRef, useState } from 'react'

/** The value, turning over at most once in so many ms: for what is dear to draw and may lag behind a little. */
export function usePaced<T>(value: T, pauseMs: number): T {
  const [shown, setShown] = useState(value)
  const latest = useRef(value)
  useEffect(() => {
    latest.current = value
  })
  const isOld = shown !== value
  // A value that comes in the very render in which the timer turns the old one over leaves `isOld` as it was: the pause after
  // that begins with what is shown.
  useEffect(() => {
    if (!isOld) return undefined
    const timer = setTimeout(() => setShown(latest.current), pauseMs)
    return () => clearTimeout(timer)
  }, [isOld, shown, pauseMs])
  return shown
}
