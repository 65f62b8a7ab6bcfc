import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

export type ReceivedRequest = {
  method: string
  path: string
  query: Record<string, string>
  headers: IncomingMessage['headers']
  body: string
}

/** `cut`: the connection breaks; `hang`: no answer ever comes. An object is sent as JSON. */
export type Answer = { status?: number; body: unknown; headers?: Record<string, string> } | 'cut' | 'hang'

export type TestServer = {
  host: string
  /** Requests, oldest first. */
  requests: ReceivedRequest[]
  /** Sets the answers from now on. */
  answer: (by: (received: ReceivedRequest) => Answer | Promise<Answer>) => void
  close: () => Promise<void>
}

const bodyOf = async (request: IncomingMessage): Promise<string> => {
  let text = ''
  for await (const chunk of request) text += String(chunk)
  return text
}

const closed = (server: Server) =>
  new Promise<void>((resolve) => {
    server.close(() => resolve())
    server.closeAllConnections()
  })

/** A small server over real HTTP that answers as the test sets it. */
export async function startServer(): Promise<TestServer> {
  const requests: ReceivedRequest[] = []
  let answerBy: (received: ReceivedRequest) => Answer | Promise<Answer> = () => ({ body: { code: 200, data: null } })
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://test')
    const respond = async () => {
      const received = {
        method: request.method ?? '',
        path: url.pathname,
        query: Object.fromEntries(url.searchParams),
        headers: request.headers,
        body: await bodyOf(request),
      }
      requests.push(received)
      const answer = await answerBy(received)
      if (answer === 'hang') return
      if (answer === 'cut') return void request.socket.destroy()
      const text = typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body)
      response.writeHead(answer.status ?? 200, { 'content-type': 'application/json', ...answer.headers })
      response.end(answer.status === 204 ? undefined : text)
    }
    void respond()
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  return {
    host: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    answer: (by) => {
      answerBy = by
    },
    close: () => closed(server),
  }
}
