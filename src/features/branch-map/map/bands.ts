import type { ColourName } from '#src/shared/config/tokens.ts'

type Band = { from: number; label: string; colour: ColourName }

/** Listings of a region in four bands (HM-14). The labels distinguish them without colour. */
export const bands: readonly [Band, Band, Band, Band] = [
  { from: 0, label: '0–10', colour: 'band-1' },
  { from: 11, label: '11–100', colour: 'band-2' },
  { from: 101, label: '101–500', colour: 'band-3' },
  { from: 501, label: '>500', colour: 'band-4' },
]

export const bandOf = (listings: number): Band => bands.findLast(({ from }) => listings >= from) ?? bands[0]
