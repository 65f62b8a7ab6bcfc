import { notDone, troubleLabels } from './labels.ts'

export type FailureNews = {
  /** The exchange's own words, or ours when it gave none; for `t`. */
  message: string
  /** Of a refusal. */
  code: number | null
  /** The same may be sent again: no usable answer came. */
  canRetry: boolean
}

type Known = { name?: unknown; message?: unknown; trouble?: unknown; reply?: { code?: unknown; msg?: unknown } }

const words: Readonly<Record<string, string>> = troubleLabels

/** Errors whose message is for the person: another try would fare no better. */
const speaking: ReadonlySet<unknown> = new Set(['ApiError', 'ForeignPlace'])

/** What to tell of a call that failed. Structural: this floor does not know the client that throws. */
export function failureOf(error: unknown): FailureNews {
  const { name, message, trouble, reply } = (typeof error === 'object' && error !== null ? error : {}) as Known
  if (name === 'NetworkError') return { message: words[String(trouble)] ?? notDone, code: null, canRetry: true }
  if (!speaking.has(name)) return { message: notDone, code: null, canRetry: true }
  const said = [reply?.msg, message].find((text) => typeof text === 'string' && text !== '')
  return {
    message: typeof said === 'string' ? said : notDone,
    code: typeof reply?.code === 'number' ? reply.code : null,
    canRetry: false,
  }
}
