import { colours } from '#src/shared/config/tokens.ts'
import { contrastRatio, isHexColour, primaryFrom } from '#src/shared/lib/contrast.ts'

/** WCAG 1.4.3. */
const readable = 4.5

const light = colours['on-dark']
const dark = colours.ink

/**
 * The background that an editor chose for a button, and a text colour that is readable on it. Where neither white nor ink is
 * readable, the background is darkened; an invalid colour is replaced by the portal's primary colour.
 */
export function buttonColours(back: string | null | undefined): { backgroundColor: string; color: string } {
  const ground = isHexColour(back) ? back : colours.primary
  if (contrastRatio(ground, light) >= readable) return { backgroundColor: ground, color: light }
  if (contrastRatio(ground, dark) >= readable) return { backgroundColor: ground, color: dark }
  return { backgroundColor: primaryFrom(ground), color: light }
}
