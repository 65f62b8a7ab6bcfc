import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Question = {
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
  /** What was asked, oldest first. */
  questions: Question[]
  /** Decides from now on. */
  answer: (by: (question: Question) => Answer | Promise<Answer>) => void
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

/** A small exchange that says what the test tells it to, over real HTTP. */
export async function startServer(): Promise<TestServer> {
  const questions: Question[] = []
  let answerBy: (question: Question) => Answer | Promise<Answer> = () => ({ body: { code: 200, data: null } })
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://test')
    const respond = async () => {
      const question = {
        method: request.method ?? '',
        path: url.pathname,
        query: Object.fromEntries(url.searchParams),
        headers: request.headers,
        body: await bodyOf(request),
      }
      questions.push(question)
      const answer = await answerBy(question)
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
    questions,
    answer: (by) => {
      answerBy = by
    },
    close: () => closed(server),
  }
}
