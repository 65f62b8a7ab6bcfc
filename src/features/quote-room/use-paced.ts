import { useEffect, useRef, useState } from 'react'

/** The value, turning over at most once in so many ms: for what is dear to draw and may lag behind a little. */
export function usePaced<T>(value: T, pauseMs: number): T {
  const [shown, setShown] = useState(value)
  const latest = useRef(value)
  useEffect(() => {
    latest.current = value
  })
  const isOld = shown !== value
  useEffect(() => {
    if (!isOld) return undefined
    const timer = setTimeout(() => setShown(latest.current), pauseMs)
    return () => clearTimeout(timer)
  }, [isOld, pauseMs])
  return shown
}
