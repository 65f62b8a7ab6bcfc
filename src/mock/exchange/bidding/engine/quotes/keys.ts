import type { QuoteRequest } from '#src/model/bidding/schema.ts'
import { type Answer, initialBidderState, type Rejected, type Room } from '../room.ts'

/** How many refusals are remembered under their keys, word for word. */
const refusalLimit = 20
/** No person closes so many keys of one room in earnest; from then on every quote is refused. */
export const spentAtMost = 5_000

/** The content of a key: the same key with another body is another quote. */
const bodyOf = ({ roomId, phaseId, stage, lotId, amount, priority, basis }: QuoteRequest): string =>
  JSON.stringify([roomId, phaseId, stage ?? null, lotId ?? null, amount, priority ?? false, basis ?? null])

const bidderStateOf = ({ bidderStates }: Room, userId: string) => bidderStates[userId] ?? initialBidderState

/** What was answered under a key, to whichever body. */
export function answerUnder(room: Room, userId: string, key: string): Answer | null {
  const { answers } = bidderStateOf(room, userId)
  return Object.hasOwn(answers, key) ? answers[key]!.answer : null
}

/** The same request again: the answer it has had. */
export function knownAnswer(room: Room, userId: string, request: QuoteRequest): Answer | null {
  const answer = answerUnder(room, userId, request.idemKey)
  return answer && bidderStateOf(room, userId).answers[request.idemKey]?.body === bodyOf(request) ? answer : null
}

export const isClosed = (room: Room, userId: string, key: string): boolean =>
  bidderStateOf(room, userId).closed.includes(key)

/** Why no other quote is taken under this key; null for a new one. */
export function obstacleToKey(room: Room, userId: string, key: string): Rejected | null {
  if (isClosed(room, userId, key)) return { code: 'E_KEY', wording: 'keyVoid' }
  return answerUnder(room, userId, key) ? { code: 'E_KEY' } : null
}

export const hasSpentTooMany = (room: Room, userId: string): boolean =>
  bidderStateOf(room, userId).closed.length >= spentAtMost

type Part = Partial<Room['bidderStates'][string]>

const withBidderState = (room: Room, userId: string, part: Part): Room => ({
  ...room,
  bidderStates: { ...room.bidderStates, [userId]: { ...bidderStateOf(room, userId), ...part } },
})

/**
 * The room that keeps an answer under its key. Of a refusal long past it keeps the key alone: the same request, come late, is
 * not judged anew.
 */
export function withAnswer(room: Room, userId: string, request: QuoteRequest, answer: Answer): Room {
  const { answers, closed } = bidderStateOf(room, userId)
  const stored = { ...answers, [request.idemKey]: { body: bodyOf(request), answer } }
  const refusals = Object.keys(stored).filter((key) => !stored[key]!.answer.data.accepted)
  if (refusals.length <= refusalLimit) return withBidderState(room, userId, { answers: stored })
  const oldest = refusals[0]!
  delete stored[oldest]
  return withBidderState(room, userId, { answers: stored, closed: [...closed, oldest] })
}

/** The room that takes nothing under this key any more, for as long as it is there. */
export const withClosedKey = (room: Room, userId: string, key: string): Room =>
  withBidderState(room, userId, { closed: [...bidderStateOf(room, userId).closed, key] })
