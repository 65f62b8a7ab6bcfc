import axios, { AxiosError } from 'axios'
import { setHttpAdapter } from '#tests/support/http-adapter.ts'

export type Request = {
  path: string
  method: string
  query: Record<string, unknown>
  body: Record<string, unknown>
  bearer: string | null
}
/** An envelope; a text is a malformed body, and `down` is no connection. */
export type Answer = object | string | HttpAnswer
/** An answer with this HTTP status, 200 by default. */
export class HttpAnswer {
  readonly status: number
  readonly body: object | string
  constructor(status: number, body: object | string) {
    this.status = status
    this.body = body
  }
}

const pathOf = (url = '') => new URL(url, 'http://portal').pathname.replace(/^\/(?:api|bid-api)/, '')

/** Replaces the transport below axios: records requests, and the test decides the answers. */
export function network() {
  const asked: Request[] = []
  let answer: (question: Request) => Answer | Promise<Answer> = () => ({ code: 200, data: null })

  setHttpAdapter(async (config) => {
    const bearer = /^Bearer (\S+)$/.exec(String(config.headers['Authorization'] ?? ''))?.[1] ?? null
    const question: Request = {
      path: pathOf(config.url),
      method: config.method ?? 'get',
      query: { ...(config.params as Record<string, unknown>) },
      body: typeof config.data === 'string' ? (JSON.parse(config.data) as Record<string, unknown>) : {},
      bearer,
    }
    asked.push(question)
    const withdrawn = new Promise<never>((_, reject) => {
      config.signal?.addEventListener?.('abort', () => reject(new axios.CanceledError('aborted', undefined, config)))
    })
    const reply = await Promise.race([Promise.resolve(answer(question)), withdrawn])
    if (reply === 'down') throw new AxiosError('Network Error', 'ERR_NETWORK', config)
    const { status, body } = reply instanceof HttpAnswer ? reply : new HttpAnswer(200, reply)
    return {
      data: typeof body === 'string' ? body : JSON.stringify(body),
      status,
      statusText: 'OK',
      headers: {},
      config,
    }
  })
  return {
    asked,
    to: (path: string) => asked.filter((question) => question.path === path),
    answer: (by: typeof answer) => {
      answer = by
    },
  }
}
export type Network = ReturnType<typeof network>

export const wait = (ms: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, ms)
  })
