import type { Endpoint } from './endpoint.ts'

/** Spec 9. */
export const requestTimeoutMs = 15_000

/** Uploads take as long as the network needs; the person sees the progress and can cancel. */
const uploadTimeoutMs = 10 * 60_000

const cacheBuster = () => ({ _r: crypto.getRandomValues(new Uint32Array(1))[0] })

const formOf = (input: object): FormData => {
  const form = new FormData()
  for (const [name, value] of Object.entries(input))
    if (value !== undefined) form.append(name, value instanceof Blob ? value : String(value))
  return form
}

/** The method, query, body and timeout of a request; the default timeout is `requestTimeoutMs`. */
export function encodedRequest(endpoint: Endpoint, input: object, tokenParams: 'query' | 'body') {
  const secret = tokenParams === 'body' ? endpoint.secretParams : null
  const method = secret === 'moved' ? 'post' : endpoint.method
  const inQuery = endpoint.encoding === 'query' && secret !== 'moved'
  const query = inQuery && secret === null ? input : {}
  const params = { ...query, ...(method === 'get' ? cacheBuster() : {}) }
  if (inQuery) return { method, params }
  return endpoint.encoding === 'form'
    ? { method, params, data: formOf(input), timeout: uploadTimeoutMs }
    : { method, params, data: input }
}
