import * as z from 'zod/mini'

/** Maximum size of a message to the server, in bytes of UTF-8. */
export const maxUploadBytes = 64 * 1024
/** Maximum size of a message to the client, in characters. The server pages longer histories. */
export const maxDownloadChars = 512 * 1024

/** Application close codes; a client may only send 1000 and 3000–4999. */
export const closeCode = {
  done: 1000,
  policy: 1008,
  tooLarge: 1009,
  restart: 1012,
  slow: 1013,
  stale: 4000,
  badFrame: 4400,
  sessionEnded: 4401,
  /** The ticket has expired; the session continues, and a new ticket opens a connection. */
  ticketExpired: 4408,
} as const

export const topic = z.string().check(z.regex(/^[a-z]+(?::[\w.-]{1,64})?$/))
export const epoch = z.string().check(z.minLength(1), z.maxLength(64))
export const seq = z.int().check(z.nonnegative())
/** Server time, epoch ms. */
const serverTime = z.number()

export const eventFrame = z.object({
  kind: z.literal('event'),
  v: z.literal(1),
  epoch,
  seq,
  t: serverTime,
  type: z.string(),
  topic,
  lotId: z.optional(z.string()),
  data: z.unknown(),
})
/** One change of one topic. `seq` counts from 1 without gaps within an `epoch`. */
export type EventFrame = z.infer<typeof eventFrame>

const resetMessage = z.object({
  kind: z.literal('reset'),
  topic,
  epoch,
  seq,
  t: serverTime,
  snapshot: z.unknown(),
})
/** The whole state of a topic after frame `seq`. */
export type ResetMessage = z.infer<typeof resetMessage>

const replayMessage = z.object({
  kind: z.literal('replay'),
  topic,
  epoch,
  frames: z.array(eventFrame),
  // A long replay comes in parts; only the last one lacks it.
  more: z.optional(z.literal(true)),
})
export type ReplayMessage = z.infer<typeof replayMessage>

const refusedMessage = z.object({
  kind: z.literal('refused'),
  topic: z.optional(z.string()),
  id: z.optional(z.string()),
  code: z.number(),
  msg: z.string(),
})
export type RefusedMessage = z.infer<typeof refusedMessage>

export const serverMessage = z.discriminatedUnion('kind', [
  // `sessionTtl`: ms until the server ends this session with 4401; 0 for a guest, whose session does not end.
  z.object({ kind: z.literal('hello'), v: z.literal(1), t: serverTime, sessionTtl: z.number() }),
  eventFrame,
  resetMessage,
  replayMessage,
  z.object({ kind: z.literal('said'), topic, id: z.string() }),
  refusedMessage,
  z.object({ kind: z.literal('time'), sent: z.number(), t: serverTime }),
  // `heads`: the latest position of each of the reader's topics, to detect a lost last frame.
  z.object({
    kind: z.literal('ping'),
    t: serverTime,
    heads: z.optional(z.array(z.object({ topic, epoch, seq }))),
  }),
])
export type ServerMessage = z.infer<typeof serverMessage>

/** The answer to an HTTP poll: the server's time, and what the socket would have sent since the positions. */
export const pollAnswer = z.object({ t: serverTime, messages: z.array(serverMessage) })
export type PollAnswer = z.infer<typeof pollAnswer>

/** A message from a text frame, or null when invalid: binary, not JSON, or not of this schema. */
export function messageIn<T>(schema: z.ZodMiniType<T>, text: unknown): T | null {
  if (typeof text !== 'string') return null
  try {
    return schema.safeParse(JSON.parse(text)).data ?? null
  } catch {
    return null
  }
}
