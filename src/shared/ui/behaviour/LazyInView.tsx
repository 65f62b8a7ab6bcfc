import { type ReactNode, useRef } from 'react'
import { useInView } from '../../lib/hooks/use-in-view.ts'

/** The space of the box before it has its content: a height, px, the rule of a class, or a skeleton. */
type Space =
  | { minHeight: number; className?: undefined; skeleton?: undefined }
  | { minHeight?: undefined; className: string | undefined; skeleton?: undefined }
  | { minHeight?: undefined; className?: undefined; skeleton: ReactNode }

/**
 * Mounts its content once its box nears the viewport. A box without space would miss a reader who jumps into the middle of it. On
 * paper there is no box without content.
 */
export function LazyInView({
  minHeight,
  className = '',
  skeleton,
  margin = 200,
  children,
}: Space & { margin?: number; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  const near = useInView(place, margin)
  return (
    <div ref={place} className={near ? className : `noPrint ${className}`} style={{ minHeight }}>
      {near ? children : skeleton}
    </div>
  )
}
