/**
 * The colour of a state; its text carries the meaning, the colour only supports it. `active` is what runs now, `muted` what is
 * over, `special` a privilege: the right of a bidder, a highlight of a listing.
 */
export type Tone = 'neutral' | 'muted' | 'info' | 'active' | 'success' | 'warning' | 'danger' | 'special'

/** One row of a table of labels: the text and tone of a state. */
export type StateLabel = { label: string; tone: Tone }
export type StateLabels = Readonly<Record<string | number, StateLabel>>

/** The row of a state; an unknown one is shown as the exchange wrote it. */
export const labelOf = <L extends StateLabel>(
  labels: Readonly<Record<string | number, L>>,
  state: string | number,
): L | StateLabel => (Object.hasOwn(labels, state) && labels[state]) || { label: String(state), tone: 'neutral' }
