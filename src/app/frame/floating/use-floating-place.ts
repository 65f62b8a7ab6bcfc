import { type CSSProperties, useEffect, useState } from 'react'
import { useSettings } from '#src/shared/lib/storage/settings.ts'

/** Bodies wider than this have a margin for the floating window beside the content (px). */
export const wideBody = 1332
/** Width of the content (px). */
export const contentWidth = 1200
/** What the floating window takes of the margin: its own width and its distance from the content (px). */
export const windowReach = 86
/** The margin beside the content at the breakpoint (px): (1332 − 1200) / 2. */
export const marginAtBreakpoint = 66
/** How far the window overflows the body just above the breakpoint (px): 86 − 66. */
export const overhangAtBreakpoint = 20

/**
 * The floating window's distance from the right edge in px, for a body of this width in px (FW-04). Below 1372 px the
 * formula is negative: the window then overflows by up to 20 px.
 */
export function floatingOffset(bodyWidth: number): number {
  return bodyWidth > wideBody ? (bodyWidth - contentWidth) / 2 - windowReach : 0
}

/** Viewports narrower than this have no margin that the window fits into: it is folded away behind a button (px). */
const unfoldedFrom = 1300
/** Narrower than this the header is one bar, with the button that opens the window as a sheet (px). */
const barredBelow = 900

const widths = () => ({ body: document.body.clientWidth, viewport: innerWidth })

/** Both widths without and with the scrollbar, measured again whenever they change. */
function useWidths() {
  const [now, setNow] = useState(widths)
  useEffect(() => {
    const measure = () => setNow(widths())
    addEventListener('resize', measure)
    measure()
    return () => removeEventListener('resize', measure)
  }, [])
  return now
}

export type FloatingLayout = 'icons' | 'folded' | 'sheet' | 'bar'
type FloatingPlace = { style: CSSProperties; layout: FloatingLayout | undefined }

/**
 * The position of the floating window (FW-04). Just above the breakpoint the formula makes it overflow by up to 20 px; a padding
 * of that width keeps its content visible. Below the breakpoint the margin has space for icons alone; in large type the window
 * is a bar at the bottom.
 */
export function useFloatingPlace(): FloatingPlace {
  const { body, viewport } = useWidths()
  const isElder = useSettings(({ elder }) => elder)
  if (isElder) return { style: {}, layout: 'bar' }
  if (viewport < barredBelow) return { style: {}, layout: 'sheet' }
  const style = { right: floatingOffset(body), paddingRight: body > wideBody ? overhangAtBreakpoint : 0 }
  if (viewport < unfoldedFrom) return { style, layout: 'folded' }
  return { style, layout: viewport <= wideBody ? 'icons' : undefined }
}
