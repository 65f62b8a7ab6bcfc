import { colours } from '#src/shared/config/tokens.ts'

const channel = (hex: string, at: number) => Number.parseInt(hex.slice(at, at + 2), 16)

/** The token's colour thinned with the card's, for large surfaces behind dark text. */
function thinned(colour: string, share: number): string {
  const mixed = [1, 3, 5].map((at) => Math.round(channel(colour, at) * share + channel(colours.card, at) * (1 - share)))
  return `rgb(${mixed.join(', ')})`
}

export type Band = { from: number; label: string; fill: string; ink: string }

/** Listings of a region in four bands (HM-14). The label tells them apart where the colour does not. */
export const bands: readonly [Band, Band, Band, Band] = [
  { from: 0, label: '0–10', fill: thinned(colours.primary, 0.14), ink: colours.ink },
  { from: 11, label: '11–100', fill: thinned(colours.primary, 0.42), ink: colours.ink },
  { from: 101, label: '101–500', fill: colours.primary, ink: colours['on-dark'] },
  { from: 501, label: '>500', fill: colours.navy, ink: colours['on-dark'] },
]

export const bandOf = (listings: number): Band => bands.findLast(({ from }) => listings >= from) ?? bands[0]
