/** What the lower half takes on a screen of 1200 px and more: its four blocks (LowerHalf.module.css) and the gaps between them. */
export const lowerHalfMinHeight = 443 + 411 + 673 + 263 + 3 * 12
