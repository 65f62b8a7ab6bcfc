import { useRef, useState } from 'react'
import { newId } from '../../../lib/new-id.ts'
import { type FailureNews, failureOf } from './failure.ts'

type State = { busy: boolean; failure: FailureNews | null }

/** Of one sending: the same for each try of the same content, so that the exchange can tell a repetition. */
export type Sending = { requestId: string }

type Attempt<V> = {
  values: V
  requestId: string
  /** When it was answered, ms of `performance.now()`. */
  answeredAt: number | null
}

type Options = {
  /** The call carries the request id, and the exchange knows a repetition by it. */
  isRecognised?: boolean
  /** Which field a refusal is about; null shows it above the button. */
  fieldOf?: (failure: FailureNews) => string | null
  /** Shows the refusal at that field. */
  atField?: (field: string, message: string) => void
}

/** Where a call takes no id, the second half of a double click that comes this long after the answer is not sent, ms. */
const echoMs = 1_000

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

const isEcho = ({ answeredAt }: Attempt<unknown>): boolean =>
  answeredAt !== null && performance.now() - answeredAt < echoMs

/**
 * One sending at a time: a second click while it runs does nothing, and what got no answer can be tried again as it was.
 *
 * A content keeps its request id, also after it was accepted, until another content is sent, the exchange refuses it or the
 * form is left. So whatever repeats it, a double click or a press an hour later, is one to the exchange, which answers as it
 * did before. Who means the same once more begins a new form: by leaving, or where it stays on the screen, by a new `key`.
 */
export function useSubmit<V>(send: (values: V, sending: Sending) => Promise<void>, options: Options = {}) {
  const running = useRef(false)
  const last = useRef<Attempt<V> | null>(null)
  const [state, setState] = useState<State>({ busy: false, failure: null })

  const failed = (error: unknown): FailureNews | null => {
    const failure = failureOf(error)
    if (!failure.canRetry) last.current = null
    const field = failure.canRetry ? null : (options.fieldOf?.(failure) ?? null)
    if (field === null) return failure
    options.atField?.(field, failure.message)
    return null
  }

  const submit = async (values: V): Promise<void> => {
    const known = last.current && same(last.current.values, values) ? last.current : null
    if (running.current || (known && !options.isRecognised && isEcho(known))) return
    running.current = true
    setState({ busy: true, failure: null })
    const attempt = known ?? { values, requestId: newId(), answeredAt: null }
    last.current = attempt
    let failure: FailureNews | null = null
    try {
      await send(values, { requestId: attempt.requestId })
      attempt.answeredAt = performance.now()
    } catch (error) {
      failure = failed(error)
    }
    running.current = false
    setState({ busy: false, failure })
  }

  return {
    ...state,
    submit,
    /** Sends once more what got no answer. */
    retry: () => {
      if (last.current) void submit(last.current.values)
    },
  }
}
