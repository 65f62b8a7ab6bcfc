import { type FocusEvent, type PointerEvent, type RefObject, useEffect, useState } from 'react'

/** Whether the element is out of sight: scrolled away, or in a background tab. */
function useAway(element: RefObject<Element | null>): boolean {
  const [isOutside, setOutside] = useState(false)
  const [isHidden, setHidden] = useState(() => document.visibilityState === 'hidden')
  useEffect(() => {
    const look = () => setHidden(document.visibilityState === 'hidden')
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [])
  useEffect(() => {
    if (!element.current || typeof IntersectionObserver === 'undefined') return undefined
    const observer = new IntersectionObserver((entries) =>
      setOutside(entries.every(({ isIntersecting }) => !isIntersecting)),
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return isOutside || isHidden
}

/** Whether an automatic motion has to pause: the reader points at it, has the focus inside, or does not see it. */
export function usePauseOnInteraction(element: RefObject<Element | null>) {
  const [isPointed, setPointed] = useState(false)
  const [isInside, setInside] = useState(false)
  const isAway = useAway(element)
  const holders = {
    onPointerEnter: ({ pointerType }: PointerEvent) => setPointed(pointerType !== 'touch'),
    onPointerLeave: () => setPointed(false),
    onFocus: () => setInside(true),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => setInside(currentTarget.contains(relatedTarget)),
  }
  return { isHeld: isPointed || isInside || isAway, holders }
}
