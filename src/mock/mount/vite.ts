import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { PreviewServer, ViteDevServer } from 'vite'
import type { Journal } from '../exchange/journal.ts'
import { handlers } from '../handlers/all.ts'
import { registerHandlers } from '../handlers/answer.ts'
import { createWorlds, defaultWorld } from '../worlds.ts'
import { answerRequest } from './gate.ts'
import { attachPush } from './push-sockets.ts'

/** Lines of each world in a file of its own, so that a restart loses nothing (decision 3). */
const fileJournal = (folder: string, world: string): Journal => {
  const file = path.join(folder, `${world}.jsonl`)
  return {
    lines: () => (existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : []),
    append: (line) => {
      mkdirSync(folder, { recursive: true })
      appendFileSync(file, `${line}\n`)
    },
    clear: () => rmSync(file, { force: true }),
  }
}

const toRequest = (request: IncomingMessage): Request => {
  const hasBody = request.method !== 'GET' && request.method !== 'HEAD'
  return new Request(new URL(request.url ?? '/', `http://${request.headers.host ?? 'localhost'}`), {
    method: request.method ?? 'GET',
    headers: request.headers as Record<string, string>,
    ...(hasBody ? { body: Readable.toWeb(request) as unknown as ReadableStream<Uint8Array>, duplex: 'half' } : {}),
  })
}

async function reply(response: ServerResponse, answer: Response): Promise<void> {
  if (answer.type === 'error') {
    // An answer whose turn has not come has no connection yet; it is cut when it gets it.
    response.destroy()
    return
  }
  response.statusCode = answer.status
  for (const [name, value] of answer.headers) response.setHeader(name, value)
  if (!answer.body) {
    response.end()
    return
  }
  await pipeline(Readable.fromWeb(answer.body as Parameters<typeof Readable.fromWeb>[0]), response).catch(
    () => undefined,
  )
}

/** Longer than browsers keep a connection without using it (5 min), so that none is closed while a bid sets out on it. */
const keepAliveMs = 310_000

/** Mount (c): real HTTP and real sockets inside `vite dev` and `vite preview`; the only one with `/__mock`. */
export function mount(server: ViteDevServer | PreviewServer): void {
  const folder = path.resolve(process.env['MOCK_JOURNAL_DIR'] ?? '.exchange')
  registerHandlers(handlers)
  const sessionHours = Number(server.config.env['VITE_SESSION_HOURS']) || Infinity
  const worlds = createWorlds(
    (world) => ({
      world,
      real: Date.now,
      journal: fileJournal(folder, world),
      bots: world === defaultWorld,
      sessionHours,
    }),
    (world) => fileJournal(folder, world).clear(),
  )
  server.middlewares.use((request, response, next) => {
    answerRequest(toRequest(request), worlds, true)
      .then((answer) => (answer ? reply(response, answer) : next()))
      .catch(next)
  })
  if (!server.httpServer) return
  if ('keepAliveTimeout' in server.httpServer) server.httpServer.keepAliveTimeout = keepAliveMs
  attachPush(server.httpServer, worlds, { alone: !('moduleGraph' in server) })
}
