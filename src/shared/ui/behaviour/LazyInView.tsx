import { type ReactNode, useRef } from 'react'
import { useInView } from '../../lib/hooks/use-in-view.ts'

/** The space of the box before it has its content: a height, px, or the rule of a class. */
type Space = { minHeight: number; className?: undefined } | { minHeight?: undefined; className: string | undefined }

/** Mounts its content once its box nears the viewport. A box without space would miss a reader who jumps into the middle of it. */
export function LazyInView({
  minHeight,
  className,
  margin = 200,
  children,
}: Space & { margin?: number; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  const near = useInView(place, margin)
  return (
    <div ref={place} className={className} style={{ minHeight }}>
      {near && children}
    </div>
  )
}
