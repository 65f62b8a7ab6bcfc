import { hourMs, minuteMs } from './units.ts'

export type Urgency = 'calm' | 'soon' | 'urgent'

/** How close an end is, for the tone of the time left: amber from the last hour, red from the last five minutes. */
export const urgencyOf = (leftMs: number): Urgency => {
  if (leftMs <= 5 * minuteMs) return 'urgent'
  return leftMs <= hourMs ? 'soon' : 'calm'
}
