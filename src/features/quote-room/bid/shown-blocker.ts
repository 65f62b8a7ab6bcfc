import { isBidMode } from '#src/model/bidding/modes.ts'
import type { RoomView } from '../state/room-view.ts'
import { type BidBlocker, isQuoteBlocker } from './bid-blocker.ts'
import { blockerLabels, type ByMode, type NextStep, type Tone } from './labels.ts'

/** A blocker as it is shown. `text` is a key of the interface. */
export type ShownBlocker = {
  name: BidBlocker
  text: string
  values?: Record<string, string>
  tone: Tone
  next: NextStep
}

const inMode = <T extends string>(byMode: ByMode<T>, mode: string): T =>
  typeof byMode === 'string' ? byMode : byMode[isBidMode(mode) ? mode : 'ongoing']

/** What the exchange itself says of it: the result of the room, or why it takes no quote from this bidder. */
function exchangeText(name: BidBlocker, { result, me }: RoomView): string | null {
  if (name === 'ended') return result?.text ?? null
  return (isQuoteBlocker(name) ? me?.reasonText : null) ?? null
}

/** The exchange's own text comes first: it may contain more than the code. */
export function shownBlocker(name: BidBlocker, room: RoomView): ShownBlocker {
  const { text, tone, next } = blockerLabels[name]
  const reason = name === 'paused-for-reason' ? room.paused?.reason : undefined
  return {
    name,
    text: exchangeText(name, room) ?? inMode(text, room.mode),
    ...(reason === undefined ? {} : { values: { reason } }),
    tone,
    next: inMode(next, room.mode),
  }
}
