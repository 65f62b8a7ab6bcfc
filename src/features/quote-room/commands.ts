import { call } from '#src/api/client.ts'
import * as bidding from '#src/api/endpoints/bidding.ts'
import { isFault, ApiError } from '#src/api/errors.ts'
import { isBidMode } from '#src/model/bidding/modes.ts'
import type { RoomAction } from '#src/model/bidding/calls.ts'
import type { RoomReply } from '#src/model/bidding/schema.ts'
import type { BidMode } from '#src/model/listing/detail.ts'
import type { Intent, QuotingEvent } from './quoting/quoting.ts'
import { quoteOutcomeLabels } from './labels.ts'

/** Where a quote goes: the room, its mode, and in a practice room the guest's key. */
export type Place = { roomId: string; mode: string; practiceKey?: string | undefined }

const calls = {
  ongoing: bidding.ongoingQuote,
  phased: bidding.phasedQuote,
  final: bidding.finalQuote,
  'once-off': bidding.onceOffQuote,
  'first-come-first-served': bidding.firstComeQuote,
  'two-stage': bidding.twoStageQuote,
  'v-shaped': bidding.vShapedQuote,
  'dutch-auction': bidding.dutchQuote,
} as const satisfies Record<BidMode, typeof bidding.ongoingQuote>

const keyOf = ({ practiceKey }: Place) => (practiceKey ? { practiceKey } : {})

/** Sends a quote and returns its outcome; `lost` where no answer came. */
export async function sendQuote(place: Place, intent: Intent): Promise<QuotingEvent> {
  if (!isBidMode(place.mode)) return { type: 'refused', code: 0, message: quoteOutcomeLabels.unknownMode }
  const { amount, phaseId, stage, priority, basis, idemKey } = intent
  const request = { roomId: place.roomId, amount, phaseId, stage, idemKey, ...(priority ? { priority } : { basis }) }
  try {
    return { type: 'accepted', reply: await call(calls[place.mode], { ...request, ...keyOf(place) }) }
  } catch (error) {
    if (error instanceof ApiError && !isFault(error))
      return { type: 'refused', code: error.reply.code, message: error.message }
    return { type: 'lost' }
  }
}

const accepted = 200

/** Fetches the outcome of a quote without an answer; `lost` where that fails as well. */
async function fetchOutcome(place: Place, { idemKey }: Intent): Promise<QuotingEvent> {
  try {
    const answer = await call(bidding.roomAnswerOf, { roomId: place.roomId, idemKey, ...keyOf(place) })
    if (!answer.known) return { type: 'not-received' }
    // An accepted quote is never reported as refused, whatever else the answer lacks.
    if (answer.code === accepted) return answer.reply ? { type: 'accepted', reply: answer.reply } : { type: 'lost' }
    return { type: 'refused', code: answer.code ?? 0, message: answer.msg ?? '' }
  } catch {
    return { type: 'lost' }
  }
}

/** Polling interval for the outcome of a quote without an answer, ms; it is to be known within five seconds. */
const pollEveryMs = 1_200
/** A poll without an answer does not delay the next one; on a dead connection this many are enough. */
const mostPending = 3

/** Polls until the outcome of a quote is known and dispatches it once; never sends the quote again. Returns its undo. */
export function pollOutcome(place: Place, intent: Intent, dispatch: (event: QuotingEvent) => void): () => void {
  let pending = 0
  let isOver = false
  const poll = async () => {
    if (pending === mostPending) return
    pending += 1
    dispatch({ type: 'checking' })
    const event = await fetchOutcome(place, intent)
    pending -= 1
    if (isOver || event.type === 'lost') return
    stop()
    dispatch(event)
  }
  const timer = setInterval(() => void poll(), pollEveryMs)
  const stop = () => {
    isOver = true
    clearInterval(timer)
  }
  return stop
}

/** Confirms, queues, pays or answers the right of first refusal. Rejects like every call. */
export const actInRoom = (place: Place, action: RoomAction): Promise<RoomReply> =>
  call(bidding.roomAct, { roomId: place.roomId, action, ...keyOf(place) })

export const beginPractice = (mode: string) => call(bidding.practiceBegin, { mode })
