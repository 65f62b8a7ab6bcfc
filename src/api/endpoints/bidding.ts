import * as z from 'zod/mini'
import { knownAnswer, myRoom, roomActions, roomHead, roomRecord } from '#src/model/bidding/calls.ts'
import { bidRow, idemKey, quoteRequest, roomReply, roomSnapshot } from '#src/model/bidding/schema.ts'
import type { BidMode } from '#src/model/listing/detail.ts'
import { nullish } from '#src/model/nullish.ts'
import { endpoint, paged, pageOf } from '../endpoint.ts'

/** Bidding calls show no message: the room shows the refusal, using `data` (SE-05). */
const silent = { refusal: 'caller' } as const
const own = { origin: 'own', fallback: 'room', base: 'bidding', method: 'post', errorPolicy: silent } as const
const root = '/dscq-sync/v1/bid-assets'

/** Identifies the visitor of a practice room; other rooms use the token. */
const practiceKey = z.optional(z.string().check(z.maxLength(64)))

/* @__NO_SIDE_EFFECTS__ */
const quoteIn = (mode: BidMode) =>
  endpoint({
    ...own,
    path: `${root}/${mode}/quote`,
    summary: `Quote, accept or take in a room of the mode ${mode}; the same key is judged once`,
    input: () => z.extend(quoteRequest, { practiceKey }),
    data: () => roomReply,
  })

export const ongoingQuote = /* @__PURE__ */ quoteIn('ongoing')
export const phasedQuote = /* @__PURE__ */ quoteIn('phased')
export const finalQuote = /* @__PURE__ */ quoteIn('final')
export const onceOffQuote = /* @__PURE__ */ quoteIn('once-off')
export const firstComeQuote = /* @__PURE__ */ quoteIn('first-come-first-served')
export const twoStageQuote = /* @__PURE__ */ quoteIn('two-stage')
export const vShapedQuote = /* @__PURE__ */ quoteIn('v-shaped')
export const dutchQuote = /* @__PURE__ */ quoteIn('dutch-auction')

export const roomAct = endpoint({
  ...own,
  path: `${root}/room/act`,
  summary:
    'Confirm participation, withdraw a sealed quote, queue, pay for a held lot, exercise or waive the right of first refusal',
  input: () => z.object({ roomId: z.string(), action: z.enum(roomActions), practiceKey }),
  data: () => roomReply,
})

export const roomSnapshotOf = endpoint({
  ...own,
  path: `${root}/room/snapshot`,
  summary: 'A room as this viewer may see it, for an observer without `me`',
  input: () => z.object({ roomId: z.string(), practiceKey }),
  data: () => roomSnapshot,
})

/** By the room, or by its asset or package; for a package, the first lot. */
export const roomHeadOf = endpoint({
  ...own,
  path: `${root}/room/head`,
  summary: 'The facts of a room that do not change while it runs',
  input: () => z.object({ roomId: z.optional(z.string()), assetsId: z.optional(z.string()) }),
  data: () => roomHead,
})

export const roomBids = endpoint({
  ...own,
  path: `${root}/room/bids`,
  summary: 'Bids of a room, newest first',
  input: () => z.object({ ...paged, roomId: z.string() }),
  data: () => pageOf(bidRow),
})

export const roomAnswerOf = endpoint({
  ...own,
  fallback: 'quiet',
  access: 'public',
  path: `${root}/room/answer`,
  summary:
    'The answer to a key of the person; the call closes an unknown key, so that a quote still in transit is refused',
  input: () => z.object({ roomId: z.string(), idemKey, practiceKey }),
  data: () => knownAnswer,
})

export const roomRecordOf = endpoint({
  ...own,
  path: `${root}/room/record`,
  summary: 'A finished room with the chain of its bids; refused with 409 while it runs',
  input: () => z.object({ roomId: z.string() }),
  data: () => roomRecord,
})

export const myRooms = endpoint({
  ...own,
  fallback: 'block',
  access: 'user',
  path: `${root}/room/mine`,
  summary: 'Rooms that the person may bid in, by opening time',
  input: () => z.object({ tab: z.optional(z.enum(['bidding', 'waiting', 'over'])) }),
  data: () => z.array(myRoom),
})

export const practiceBegin = endpoint({
  ...own,
  path: `${root}/practice/begin`,
  summary: 'Open a practice room of a mode, with bots; it changes no real data',
  input: () => z.object({ mode: z.string() }),
  data: () => z.object({ roomId: z.string(), practiceKey: z.string(), until: nullish(z.number()) }),
})
