import type { Endpoint } from './endpoint.ts'

/** Spec 9. */
export const requestTimeoutMs = 15_000

/** A file takes as long as the line needs; the person sees how far it is and may stop it. */
const uploadTimeoutMs = 10 * 60_000

const cacheBuster = () => ({ _r: crypto.getRandomValues(new Uint32Array(1))[0] })

const formOf = (input: object): FormData => {
  const form = new FormData()
  for (const [name, value] of Object.entries(input))
    if (value !== undefined) form.append(name, value instanceof Blob ? value : String(value))
  return form
}

/** Where the input of a call travels, and how long it may take where that is not `requestTimeoutMs`. */
export function encodedRequest(endpoint: Endpoint, input: object, tokenParams: 'query' | 'body') {
  const inQuery = endpoint.encoding === 'query' && !(endpoint.method === 'post' && tokenParams === 'body')
  const params = { ...(inQuery ? input : {}), ...(endpoint.method === 'get' ? cacheBuster() : {}) }
  if (inQuery) return { params }
  return endpoint.encoding === 'form'
    ? { params, data: formOf(input), timeout: uploadTimeoutMs }
    : { params, data: input }
}
