import axios, { type AxiosAdapter, CanceledError } from 'axios'

const own = axios.defaults.adapter
const { setTimeout: wait } = globalThis
/** Maximum delay of an answer, in ms: answers arrive in any order, which exposes tests that depend on one. */
const maxDelayMs = Number(process.env['ANSWERS_APART'] ?? 0)

let replacement: AxiosAdapter | null = null
let page = new AbortController()

// The client copies it when it is created, which is after this module: the setup file imports it.
axios.defaults.adapter = async (config) => {
  const ofCall = config.signal as AbortSignal | undefined
  const signal = ofCall ? AbortSignal.any([ofCall, page.signal]) : page.signal
  const send = replacement ?? axios.getAdapter(own)
  const answer = send({ ...config, signal })
  if (maxDelayMs > 0) {
    await Promise.allSettled([answer])
    await new Promise((go) => wait(go, Math.random() * maxDelayMs))
    if (signal.aborted) throw new CanceledError()
  }
  return answer
}

/** Sends the client's requests through this adapter instead of the network, until the file ends; null restores the network. */
export function setHttpAdapter(adapter: AxiosAdapter | null): void {
  replacement = adapter
}

/** A page that closes aborts its calls: later answers of the exchange are dropped. */
export function abortCalls(): void {
  page.abort()
  page = new AbortController()
}
