import * as z from 'zod/mini'
import { readerPosition } from '#src/model/push/client-messages.ts'
import { pollAnswer } from '#src/model/push/frames.ts'
import { endpoint } from '../endpoint.ts'

/** One call of a batch: what `call` would send on its own. */
const batchedCall = z.object({ method: z.string(), path: z.string(), input: z.record(z.string(), z.unknown()) })

/**
 * All calls of the first screen in one round trip. Each answer is the envelope of the single call, or null when it was not
 * ready in time; that call is then made on its own. Optional: VITE_API_BATCH (docs/decisions/0004).
 */
export const batch = endpoint({
  method: 'post',
  path: '/portal/batch',
  origin: 'own',
  fallback: 'single',
  summary: 'Several public calls in one request, for the first screen',
  input: () => z.object({ calls: z.array(batchedCall).check(z.maxLength(20)) }),
  data: () => z.array(z.nullable(z.unknown())),
})

/** What the push socket would send, for clients behind proxies that block sockets. */
export const pushPoll = endpoint({
  method: 'post',
  path: '/dscq-sync/v1/push/poll',
  origin: 'own',
  fallback: 'socket',
  base: 'bidding',
  errorPolicy: { refusal: 'caller' },
  summary: 'Messages of push topics since the given positions',
  input: () => z.object({ positions: z.array(readerPosition).check(z.maxLength(50)) }),
  data: () => pollAnswer,
})

/** A ticket opens one push socket for the owner of the bearer token; single use, 30 s. */
export const pushTicket = endpoint({
  method: 'post',
  path: '/dscq-sync/v1/push/ticket',
  origin: 'own',
  fallback: 'guest',
  base: 'bidding',
  access: 'user',
  errorPolicy: { refusal: 'caller' },
  summary: 'A single-use ticket for the push socket',
  input: () => z.object({}),
  data: () => z.object({ ticket: z.string() }),
})
