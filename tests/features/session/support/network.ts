import axios, { AxiosError } from 'axios'
import { setHttpAdapter } from '#tests/support/http-adapter.ts'

export type Asked = {
  path: string
  method: string
  query: Record<string, unknown>
  body: Record<string, unknown>
  bearer: string | null
}
/** An envelope; text is a body that is none, and `down` no connection at all. */
export type Said = object | string | Answered
/** An answer of this HTTP status; 200 where none is named. */
export class Answered {
  readonly status: number
  readonly body: object | string
  constructor(status: number, body: object | string) {
    this.status = status
    this.body = body
  }
}

const pathOf = (url = '') => new URL(url, 'http://portal').pathname.replace(/^\/(?:api|bid-api)/, '')

/** Stands in for the wire below axios: what is asked is noted, what is answered the test decides. */
export function network() {
  const asked: Asked[] = []
  let answer: (question: Asked) => Said | Promise<Said> = () => ({ code: 200, data: null })

  setHttpAdapter(async (config) => {
    const bearer = /^Bearer (\S+)$/.exec(String(config.headers['Authorization'] ?? ''))?.[1] ?? null
    const question: Asked = {
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
    const said = await Promise.race([Promise.resolve(answer(question)), withdrawn])
    if (said === 'down') throw new AxiosError('Network Error', 'ERR_NETWORK', config)
    const { status, body } = said instanceof Answered ? said : new Answered(200, said)
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
