import * as z from 'zod/mini'
import { readerPosition } from '#src/model/push/client-messages.ts'
import { pollAnswer } from '#src/model/push/frames.ts'
import { endpoint } from '../endpoint.ts'

/** One call of a batch: what `call` would have sent by itself. */
const batchedCall = z.object({ method: z.string(), path: z.string(), input: z.record(z.string(), z.unknown()) })

/**
 * The first screen asks for all it shows in one journey. Each answer is the envelope that the single call would have
 * got, or null when it was not ready in time; such a call is then made by itself. Optional: VITE_API_BATCH (docs/decisions/0004).
 */
export const batch = endpoint({
  method: 'post',
  path: '/portal/batch',
  origin: 'own',
  without: 'single',
  summary: 'Several public calls in one journey, for the first screen',
  input: () => z.object({ calls: z.array(batchedCall).check(z.maxLength(20)) }),
  data: () => z.array(z.nullable(z.unknown())),
})

/** What the push socket would have said, for people behind proxies that refuse sockets. */
export const pushPoll = endpoint({
  method: 'post',
  path: '/dscq-sync/v1/push/poll',
  origin: 'own',
  without: 'socket',
  base: 'bidding',
  errorPolicy: { refusal: 'caller' },
  summary: 'Messages of push topics since the given positions',
  input: () =>
    z.object({
      positions: z.array(readerPosition).check(z.maxLength(50)),
      /** The browser whose conversation with the desk is meant. */
      visitor: z.optional(z.string().check(z.maxLength(64))),
    }),
  data: () => pollAnswer,
})

/** A ticket opens one push socket for the person of the bearer token; single use, 30 s. */
export const pushTicket = endpoint({
  method: 'post',
  path: '/dscq-sync/v1/push/ticket',
  origin: 'own',
  without: 'guest',
  base: 'bidding',
  access: 'user',
  errorPolicy: { refusal: 'caller' },
  summary: 'A single-use ticket for the push socket',
  input: () => z.object({}),
  data: () => z.object({ ticket: z.string() }),
})
