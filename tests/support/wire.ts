import axios, { type AxiosAdapter, CanceledError } from 'axios'

const own = axios.defaults.adapter
const { setTimeout: wait } = globalThis
/** The most that an answer is kept back, in ms: answers come in any order, and a test that counts on one shows it. */
const scatter = Number(process.env['ANSWERS_APART'] ?? 0)

let inItsPlace: AxiosAdapter | null = null
let page = new AbortController()

// The client copies it when it is made, which is after this file: the setup brings it.
axios.defaults.adapter = async (config) => {
  const asked = config.signal as AbortSignal | undefined
  const signal = asked ? AbortSignal.any([asked, page.signal]) : page.signal
  const carry = inItsPlace ?? axios.getAdapter(own)
  const answer = carry({ ...config, signal })
  if (scatter > 0) {
    await Promise.allSettled([answer])
    await new Promise((go) => wait(go, Math.random() * scatter))
    if (signal.aborted) throw new CanceledError()
  }
  return answer
}

/** Lets this carry the questions of the client in the place of the network, until the file ends; with null the network does. */
export function carryBy(adapter: AxiosAdapter | null): void {
  inItsPlace = adapter
}

/** A page that closes takes its calls along: what the exchange still says is heard by nobody. */
export function endCalls(): void {
  page.abort()
  page = new AbortController()
}
