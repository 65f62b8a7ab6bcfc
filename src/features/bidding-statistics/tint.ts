import type { CSSProperties } from 'react'
import { isHexColour } from '#src/shared/lib/hex-colour.ts'

/**
 * `--tint` for the colour that an editor chose for a button; the style sheet mixes it with the card, so that the text on it is
 * legible for every choice. An invalid colour leaves the primary colour.
 */
export const tintOf = (back: string | null | undefined): CSSProperties =>
  isHexColour(back) ? ({ '--tint': back } as CSSProperties) : {}
