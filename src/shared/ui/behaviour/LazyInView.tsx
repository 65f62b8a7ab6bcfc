import { type ReactNode, useRef } from 'react'
import { useInView } from '../../lib/hooks/use-in-view.ts'

/** Mounts its content once it nears the viewport; its space is reserved from the start. */
export function LazyInView({
  minHeight,
  margin = 200,
  children,
}: {
  minHeight: number
  margin?: number
  children: ReactNode
}) {
  const place = useRef<HTMLDivElement>(null)
  const near = useInView(place, margin)
  return (
    <div ref={place} style={{ minHeight }}>
      {near && children}
    </div>
  )
}
