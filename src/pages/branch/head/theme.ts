import type { CSSProperties } from 'react'
import type { Scheme } from '#src/shared/config/tokens.ts'
import { primaryFrom, strongFrom, tintFrom } from '#src/shared/lib/contrast.ts'
import { isHexColour } from '#src/shared/lib/hex-colour.ts'

/**
 * The colours of a branch's pages: `--branch` under white text in both schemes, and the colours of links and buttons, legible on
 * the card of the scheme. None for an invalid colour, which leaves those of the portal.
 */
export function branchTheme(themeColour: string | null | undefined, scheme: Scheme): CSSProperties {
  if (!isHexColour(themeColour)) return {}
  const primary = primaryFrom(themeColour, scheme)
  return {
    '--branch': primaryFrom(themeColour, 'light'),
    '--primary': primary,
    '--primary-strong': strongFrom(primary, scheme),
    '--primary-tint': tintFrom(primary, scheme),
  } as CSSProperties
}
