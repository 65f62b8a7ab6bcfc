import { type RefObject, useEffect, useState } from 'react'

/** Whether the element is wider inside than outside, so that it has to be reachable by keyboard to be scrolled. */
export function useOverflow(element: RefObject<HTMLElement | null>): boolean {
  const [isOverflowing, setOverflowing] = useState(false)
  useEffect(() => {
    const box = element.current
    if (!box || typeof ResizeObserver === 'undefined') return undefined
    const observer = new ResizeObserver(() => setOverflowing(box.scrollWidth > box.clientWidth))
    observer.observe(box)
    return () => observer.disconnect()
  }, [element])
  return isOverflowing
}
