import type { IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import type { Logger, PreviewServer, ViteDevServer } from 'vite'
import { engine } from '../exchange/signing/engine.ts'
import { providePaperEngine } from '../exchange/signing/engine-source.ts'
import { handlers } from '../handlers/all.ts'
import { registerHandlers } from '../handlers/call/answer.ts'
import { createWorlds, defaultWorld, type Worlds } from '../worlds.ts'
import { badRequest, brokenAnswer } from './http/responses.ts'
import { bodyMaxAt } from './http/contract.ts'
import { answerRequest } from './http/gate.ts'
import { createDiskJournals, type Disk, type DiskJournals } from './journal/disk.ts'
import { lockFolder } from './journal/lock.ts'
import { registerNodeAes } from './node-aes.ts'
import { registerNodeFont } from './node-font.ts'
import { addressOf, bodyOf, cutSoon, guard, reply } from './node-http.ts'
import { attachPush } from './push-sockets.ts'
import { createRates, type Rates, unlimited } from './http/rates.ts'
import { sourceOf } from './http/source.ts'

type Served = { worlds: Worlds; journals: DiskJournals; rates: Rates }

const bodiless: ReadonlySet<string> = new Set(['GET', 'HEAD'])

/** The exchange's answer, once its commands are on the disk; null if the address is not one of its own. */
async function answerTo(request: IncomingMessage, { worlds, journals, rates }: Served): Promise<Response | null> {
  const url = addressOf(request)
  if (!url) return badRequest(400)
  if ('encrypted' in request.socket) url.protocol = 'https:'
  const { method = '', headers } = request
  const body = bodiless.has(method) ? null : await bodyOf(request, bodyMaxAt(url, headers['content-type']))
  if (body === 400 || body === 413) {
    cutSoon(request)
    return badRequest(body)
  }
  const webRequest = new Request(url, { method, headers: headers as Record<string, string>, body })
  const source = sourceOf(request.socket.remoteAddress)
  const answer = await answerRequest(webRequest, worlds, true, (what) => rates.take(what, source), source)
  if (answer) await journals.written()
  return answer
}

/** Longer than browsers keep an idle connection (5 min), so that none is closed while a bid is being sent on it. */
const keepAliveMs = 310_000

type Mounted = Pick<ViteDevServer | PreviewServer, 'middlewares' | 'httpServer'> & {
  config?: { env: Readonly<Record<string, unknown>>; logger?: Pick<Logger, 'error'> }
}

/** The machine's clock; or one that stands still at a moment and a fixed seed, so that every run shows the same. */
function timeOf(moment: string | undefined): { real: () => number; seed?: string } {
  if (!moment) return { real: Date.now }
  const at = Date.parse(moment)
  return { real: () => at, seed: 'minjiang' }
}

/** Worlds whose commands are stored in a folder that is locked for this server until it closes. */
function openWorlds({ httpServer, config }: Mounted, disk: Partial<Disk>): Pick<Served, 'worlds' | 'journals'> {
  const sessionHours = Number(config?.env['VITE_SESSION_HOURS']) || Infinity
  const folder = path.resolve(process.env['MOCK_JOURNAL_DIR'] ?? '.exchange')
  const lock = lockFolder(folder)
  const journals = createDiskJournals(folder, disk)
  const worlds = createWorlds(
    (world) => ({
      world,
      ...timeOf(process.env['MOCK_NOW']),
      journal: journals.of(world),
      bots: world === defaultWorld,
      sessionHours,
      factorsForAll: process.env['MOCK_FACTOR'] === 'all',
    }),
    (world) => journals.of(world).clear(),
  )
  httpServer?.once('listening', () => lock.publishPort((httpServer.address() as AddressInfo).port))
  httpServer?.once('close', lock.release)
  return { worlds, journals }
}

/**
 * Mount (c): real HTTP and real sockets inside `vite dev` and `vite preview`; the only one with `/__mock`. `disk` replaces the
 * real one in tests; `always` are the headers of every answer, for those that are given before any plugin sets them.
 */
export function mount(server: Mounted, disk: Partial<Disk> = {}, always: Readonly<Record<string, string>> = {}): void {
  registerHandlers(handlers)
  registerNodeFont()
  registerNodeAes()
  providePaperEngine(engine)
  const { httpServer } = server
  const rates = process.env['MOCK_RATES'] === 'off' ? unlimited : createRates(() => performance.now())
  const served = { ...openWorlds(server, disk), rates }
  server.middlewares.use((request, response, next) => {
    answerTo(request, served)
      .then((answer) => (answer ? reply(response, answer) : next()))
      .catch((error: unknown) => {
        server.config?.logger?.error(error instanceof Error ? (error.stack ?? error.message) : String(error))
        return response.headersSent ? void response.destroy() : reply(response, brokenAnswer())
      })
  })
  if (!httpServer) return
  guard(httpServer, always)
  if ('keepAliveTimeout' in httpServer) httpServer.keepAliveTimeout = keepAliveMs
  attachPush(httpServer, served, { alone: !('moduleGraph' in server) })
}
