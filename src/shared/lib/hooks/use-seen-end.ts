import { type RefObject, useEffect, useRef, useState } from 'react'

/** True once the end of a text has been visible: scrolled to in its box, and the box in the viewport. */
export function useSeenEnd(isSeen: boolean): { end: RefObject<HTMLSpanElement | null>; seen: boolean } {
  const end = useRef<HTMLSpanElement>(null)
  const [seen, setSeen] = useState(isSeen || typeof IntersectionObserver === 'undefined')
  useEffect(() => {
    if (seen || !end.current) return undefined
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true)
    })
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [seen])
  return { end, seen }
}
