import * as z from 'zod/mini'
import { epoch, seq, topic } from './frames.ts'

/** The client's id of a message; the server applies each id once. */
const sayId = z.string().check(z.regex(/^[\w-]{8,64}$/))

/** A reader's position in a topic. Without `epoch` and `seq` it wants a snapshot. */
export const readerPosition = z.object({ topic, epoch: z.optional(epoch), seq: z.optional(seq) })
export type ReaderPosition = z.infer<typeof readerPosition>

export const clientMessage = z.discriminatedUnion('kind', [
  z.extend(readerPosition, { kind: z.literal('subscribe') }),
  z.object({ kind: z.literal('unsubscribe'), topic }),
  z.object({ kind: z.literal('replay'), topic, epoch, seq }),
  z.object({ kind: z.literal('say'), topic, id: sayId, data: z.unknown() }),
  // `sent` is the client's monotonic clock in ms; it is returned unchanged.
  z.object({ kind: z.literal('time'), sent: z.number() }),
  z.object({ kind: z.literal('pong') }),
  z.object({ kind: z.literal('auth'), ticket: z.string().check(z.minLength(1), z.maxLength(512)) }),
])
export type ClientMessage = z.infer<typeof clientMessage>
