import { isLostChunk } from '../../../lib/chunk-reload.ts'
import { notDone, troubleLabels } from './labels.ts'

export type SubmitFailure = {
  /** The message of the exchange, or ours without one; for `t`. */
  message: string
  /** Code of a refusal. */
  code: number | null
  /** No usable answer came: the same may be sent again. */
  canRetry: boolean
}

type Known = { name?: unknown; message?: unknown; trouble?: unknown; reply?: { code?: unknown; msg?: unknown } }

const words: Readonly<Record<string, string>> = troubleLabels

/** Errors with a message for the reader: a retry would fail again. */
const withMessage: ReadonlySet<unknown> = new Set(['ApiError', 'AddressNotAllowedError', 'PasskeyError'])

function messageWithoutAnswer(error: unknown, trouble: unknown): string {
  if (isLostChunk(error)) return troubleLabels.network
  return words[String(trouble)] ?? notDone
}

/** What to show for a failed call. Structural: this layer does not depend on the client that throws. */
export function failureOf(error: unknown): SubmitFailure {
  const { name, message, trouble, reply } = (typeof error === 'object' && error !== null ? error : {}) as Known
  if (!withMessage.has(name)) return { message: messageWithoutAnswer(error, trouble), code: null, canRetry: true }
  const given = [reply?.msg, message].find((text) => typeof text === 'string' && text !== '')
  return {
    message: typeof given === 'string' ? given : notDone,
    code: typeof reply?.code === 'number' ? reply.code : null,
    canRetry: false,
  }
}
