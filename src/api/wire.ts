import axios, { AxiosError, type AxiosInstance, type AxiosRequestConfig, type AxiosResponse } from 'axios'
import { requestTimeoutMs } from './encoding.ts'
import { NetworkError } from './errors.ts'

/** JSON is parsed here and not by axios, to detect a truncated or foreign body. */
const readBody = (text: unknown): unknown => {
  if (typeof text !== 'string') return text
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

const http: AxiosInstance = axios.create({
  timeout: requestTimeoutMs,
  validateStatus: (status) => status >= 200 && status <= 500,
  responseType: 'text',
  transformResponse: [readBody],
  // No second request on its own: another attempt is always the person's decision.
  maxRedirects: 0,
})

const troubleOf = (error: unknown): NetworkError => {
  if (axios.isCancel(error)) return new NetworkError('cancelled', 'the request was cancelled')
  if (error instanceof AxiosError && (error.code === 'ECONNABORTED' || error.code === 'ETIMEDOUT'))
    return new NetworkError('timeout', error.message)
  return new NetworkError('network', error instanceof Error ? error.message : String(error))
}

/** Sends one request. Resolves with the response, JSON parsed; rejects with `NetworkError` when nothing usable arrived. */
export const request = (config: AxiosRequestConfig): Promise<AxiosResponse<unknown>> =>
  http.request<unknown>(config).catch((error: unknown) => {
    throw troubleOf(error)
  })
