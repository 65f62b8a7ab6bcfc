import { type ReactNode, useDeferredValue } from 'react'

/** Draws its content in a second step, so that nothing holds up what is looked for first; `blank` keeps the place meanwhile. */
export function Afterwards({ blank = null, children }: { blank?: ReactNode; children: ReactNode }) {
  return useDeferredValue(true, false) ? children : blank
}
