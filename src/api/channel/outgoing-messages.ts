import { maxUploadBytes } from '#src/model/push/frames.ts'
import type { ChannelEvent, SendFailure } from './state.ts'

/** A message was not delivered; sending it again with `id` does not apply it twice. */
export class SendError extends Error {
  override name = 'SendError'
  readonly id: string
  readonly failure: SendFailure
  constructor(id: string, failure: SendFailure) {
    super(failure.reason === 'refused' ? failure.msg : failure.reason)
    this.id = id
    this.failure = failure
  }
}

const utf8 = new TextEncoder()

/** Messages awaiting the server's answer. Each is sent once; a retry is the person's decision. */
export function createOutgoingMessages(dispatch: (event: ChannelEvent) => void) {
  const open = new Map<string, { promise: Promise<void>; settle: (failure: SendFailure | null) => void }>()

  return {
    /** Resolves when the server accepts the message, rejects with `SendError`. */
    say: (topic: string, data: unknown, id: string): Promise<void> => {
      const known = open.get(id)
      if (known) return known.promise
      const message = { kind: 'say', topic, id, data: data ?? null } as const
      if (utf8.encode(JSON.stringify(message)).length > maxUploadBytes) {
        return Promise.reject(new SendError(id, { reason: 'too-large' }))
      }
      let settle: (failure: SendFailure | null) => void
      const promise = new Promise<void>((resolve, reject) => {
        settle = (failure) => {
          open.delete(id)
          if (failure) reject(new SendError(id, failure))
          else resolve()
        }
      })
      open.set(id, { promise, settle: settle! })
      dispatch({ type: 'say', topic, id, data: message.data })
      return promise
    },
    settle: (id: string, failure: SendFailure | null) => open.get(id)?.settle(failure),
  }
}
