import { useRef, useState } from 'react'
import { newId } from '../../../lib/new-id.ts'
import { type SubmitFailure, failureOf } from './failure.ts'

type State = { busy: boolean; failure: SubmitFailure | null }

/** The same for each attempt with the same content, so that the exchange recognises a repetition. */
export type Sending = { requestId: string }

type Attempt<V> = {
  values: V
  requestId: string
  /** Time of the answer, ms of `performance.now()`. */
  answeredAt: number | null
}

type Options = {
  /** The call sends the request id, by which the exchange recognises a repetition. */
  isRecognised?: boolean
  /** The field that a refusal is about; null shows it above the button. */
  fieldOf?: (failure: SubmitFailure) => string | null
  /** Shows the refusal at that field. */
  atField?: (field: string, message: string) => void
}

/** Without a request id, a second click within this time after the answer is not sent, ms. */
const echoMs = 1_000

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

const isEcho = ({ answeredAt }: Attempt<unknown>): boolean =>
  answeredAt !== null && performance.now() - answeredAt < echoMs

/**
 * Sends one request at a time: a second click while it runs does nothing, and one without an answer can be repeated unchanged.
 *
 * The same content keeps its request id, even after it was accepted, until other content is sent, the exchange refuses it or the
 * form is unmounted. So a repetition, by a double click or an hour later, is one request to the exchange, which gives the same
 * answer. To send the same content as a new request, mount a new form: by leaving, or with a new `key`.
 */
export function useSubmit<V>(send: (values: V, sending: Sending) => Promise<void>, options: Options = {}) {
  const running = useRef(false)
  const last = useRef<Attempt<V> | null>(null)
  const [state, setState] = useState<State>({ busy: false, failure: null })

  const failed = (error: unknown): SubmitFailure | null => {
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
    let failure: SubmitFailure | null = null
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
    /** Removes the failure of the last attempt, which is about something else than what is shown now. */
    forget: () => setState((now) => (now.failure === null || now.busy ? now : { busy: false, failure: null })),
    /** Repeats a request that got no answer. */
    retry: () => {
      if (last.current) void submit(last.current.values)
    },
  }
}
