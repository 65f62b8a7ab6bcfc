/** Bodies wider than this have a margin for the floating window beside the content (px). */
export const wideBody = 1332
/** Width of the content (px). */
export const contentWidth = 1200
/** What the floating window takes of the margin: its own width and its distance from the content (px). */
export const windowReach = 86
/** The margin beside the content at the breakpoint (px): (1332 − 1200) / 2. */
export const marginAtBreakpoint = 66
/** How far the window stands over the edge of the body just above the breakpoint (px): 86 − 66. */
export const overhangAtBreakpoint = 20

/**
 * The floating window's distance from the right edge in px, for a body of this width in px (FW-04). Below 1372 px the
 * formula is negative: the window then stands over the edge by up to 20 px.
 */
export function floatingOffset(bodyWidth: number): number {
  return bodyWidth > wideBody ? (bodyWidth - contentWidth) / 2 - windowReach : 0
}
