import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import { browserEnvironment } from '#src/api/channel/browser.ts'
import { createChannel } from '#src/api/channel/channel.ts'
import { createServerClock } from '#src/api/channel/server-clock.ts'
import { createHub, type Hub } from '#src/mock/push/hub.ts'

let server: Server
let sockets: WebSocketServer
let hub: Hub
const list: number[] = []

beforeEach(async () => {
  vi.stubGlobal('WebSocket', WebSocket)
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }))
  vi.stubGlobal('addEventListener', () => undefined)
  vi.stubGlobal('removeEventListener', () => undefined)
  list.length = 0
  hub = createHub({
    now: Date.now,
    epoch: 'epoch-1',
    snapshotOf: () => [...list],
    mayRead: () => true,
    onSay: (topic, _who, data) => hub.publish(topic, 'said', data),
    setTimer: (run, ms) => {
      const timer = setTimeout(run, ms)
      return () => clearTimeout(timer)
    },
  })
  server = createServer()
  sockets = new WebSocketServer({ server, perMessageDeflate: false })
  sockets.on('connection', (socket) => {
    hub.connect(
      {
        send: (text) => socket.send(text),
        close: (code, reason) => socket.close(code, reason),
        onMessage: (fn) => socket.on('message', (data: Buffer) => fn(data.toString('utf8'))),
        onClose: (fn) => socket.on('close', fn),
        buffered: () => socket.bufferedAmount,
      },
      { userId: 'u1', visitor: 'v1' },
    )
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
})

afterEach(async () => {
  hub.close()
  for (const socket of sockets.clients) socket.terminate()
  sockets.close()
  await new Promise((resolve) => {
    server.close(resolve)
  })
  vi.unstubAllGlobals()
})

test('[F01] over real sockets: snapshot, events, a killed connection, the missed events, then the end of the session', async () => {
  const environment = browserEnvironment()
  const clock = createServerClock({ perf: () => performance.now(), date: Date.now })
  const { port } = server.address() as AddressInfo
  const channel = createChannel({ ...environment, url: `ws://127.0.0.1:${port}/push`, clock, random: () => 0 })
  const got: unknown[] = []
  channel.subscribe('lot:1', {
    onSnapshot: (snapshot) => got.push(snapshot),
    onEvent: ({ data }) => got.push(data),
  })
  const publish = (n: number) => {
    list.push(n)
    hub.publish('lot:1', 'added', n)
  }
  publish(1)
  await expect.poll(() => got).toEqual([[1]])
  publish(2)
  await expect.poll(() => got).toEqual([[1], 2])
  for (const socket of sockets.clients) socket.terminate()
  publish(3)
  publish(4)
  await expect.poll(() => got).toEqual([[1], 2, 3, 4])
  await expect(channel.say('lot:1', 'hello')).resolves.toBeUndefined()
  expect(got).toEqual([[1], 2, 3, 4, 'hello'])
  expect(Math.abs(clock.now() - Date.now())).toBeLessThan(1000)
  hub.closeUser('u1')
  await expect.poll(() => channel.status()).toBe('stopped')
  channel.close()
})
