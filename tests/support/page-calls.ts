import axios from 'axios'

let page = new AbortController()

const carry = axios.getAdapter(axios.defaults.adapter)

// Comes before the client of the exchange is made, which takes these defaults along.
axios.defaults.adapter = (config) => {
  const own = config.signal as AbortSignal | undefined
  return carry({ ...config, signal: own ? AbortSignal.any([own, page.signal]) : page.signal })
}

/** A page that closes takes its calls along: what the exchange still says is heard by nobody. */
export function endCalls(): void {
  page.abort()
  page = new AbortController()
}
