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

const bodyWidth = () => document.body.clientWidth

/** The width of the body, measured again whenever it changes. */
function useBodyWidth(): number {
  const [width, setWidth] = useState(bodyWidth)
  useEffect(() => {
    const measure = () => setWidth(bodyWidth())
    addEventListener('resize', measure)
    measure()
    return () => removeEventListener('resize', measure)
  }, [])
  return width
}

/**
 * The position of the floating window (FW-04). Just above the breakpoint the formula makes it overflow by up to 20 px; a padding
 * of that width keeps its content visible. In large type it needs its whole width, and is folded where the margin is narrower
 * (shell.css).
 */
export function useFloatingPlace(): CSSProperties {
  const width = useBodyWidth()
  const isElder = useSettings(({ elder }) => elder)
  return { right: floatingOffset(width), paddingRight: width > wideBody && !isElder ? overhangAtBreakpoint : 0 }
}
