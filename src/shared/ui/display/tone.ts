/**
 * How a state looks; the word says it, the colour only helps. `active` is what runs at this moment, `muted` what is over,
 * `special` what one has before others: the right of a bidder, a highlight of a listing.
 */
export type Tone = 'neutral' | 'muted' | 'info' | 'active' | 'success' | 'warning' | 'danger' | 'special'

/** One row of a table of labels: what a state is called, and its tone. */
export type StateLabel = { label: string; tone: Tone }
export type StateLabels = Readonly<Record<string | number, StateLabel>>

/** The row of a state; one that the portal does not know is shown as the exchange wrote it. */
export const labelOf = (labels: StateLabels, state: string | number): StateLabel =>
  (Object.hasOwn(labels, state) && labels[state]) || { label: String(state), tone: 'neutral' }
