import type { Reply } from './outcome.ts'

/** The exchange answered, and refused. What the person is told has been settled by the outcome of the reply. */
export class Refused extends Error {
  override name = 'Refused'
  readonly reply: Reply
  constructor(reply: Reply, message: string) {
    super(message)
    this.reply = reply
  }
}

/** Whether the exchange said that there is no such thing. */
export const isUnknown = (error: unknown): boolean => error instanceof Refused && error.reply.code === 404

type Trouble = 'timeout' | 'network' | 'malformed' | 'cancelled'

/** No usable answer came: nothing is known about what the exchange did. */
export class Unreachable extends Error {
  override name = 'Unreachable'
  readonly trouble: Trouble
  constructor(trouble: Trouble, detail: string) {
    super(`${trouble}: ${detail}`)
    this.trouble = trouble
  }
}
