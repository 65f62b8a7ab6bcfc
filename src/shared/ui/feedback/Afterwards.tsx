import { type ReactNode, useDeferredValue } from 'react'

/** Renders its content in a second step, so that it does not delay the main content; `blank` reserves the space meanwhile. */
export function Afterwards({ blank = null, children }: { blank?: ReactNode; children: ReactNode }) {
  return useDeferredValue(true, false) ? children : blank
}
