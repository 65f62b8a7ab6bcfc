import { type ReactNode, useRef } from 'react'
import { useInView } from '#src/shared/lib/hooks/use-in-view.ts'

/** px */
const margin = 600

/** A block below the first screen: its skeleton, of the same size, until a reader comes near. */
export function Later({ skeleton, children }: { skeleton: ReactNode; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  return <div ref={place}>{useInView(place, margin) ? children : skeleton}</div>
}
