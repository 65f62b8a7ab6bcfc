import axios, { AxiosError, type AxiosInstance, type AxiosRequestConfig, type AxiosResponse } from 'axios'
import { requestTimeoutMs } from './encoding.ts'
import { NetworkError } from './errors.ts'

/** JSON is read here and not by axios, so that a truncated or foreign body is seen for what it is. */
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
  // Errors of ours carry what matters; a second attempt is always the person's decision.
  maxRedirects: 0,
})

const troubleOf = (error: unknown): NetworkError => {
  if (axios.isCancel(error)) return new NetworkError('cancelled', 'the question was withdrawn')
  if (error instanceof AxiosError && (error.code === 'ECONNABORTED' || error.code === 'ETIMEDOUT'))
    return new NetworkError('timeout', error.message)
  return new NetworkError('network', error instanceof Error ? error.message : String(error))
}

/** Sends one question. Resolves with what came, JSON read; rejects with `Unreachable` when nothing usable did. */
export const request = (config: AxiosRequestConfig): Promise<AxiosResponse<unknown>> =>
  http.request<unknown>(config).catch((error: unknown) => {
    throw troubleOf(error)
  })
