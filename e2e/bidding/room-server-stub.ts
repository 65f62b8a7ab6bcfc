import { type AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { WebSocket, WebSocketServer } from 'ws'
import type { BidRow, RoomSnapshot } from '#src/model/bidding/schema.ts'
import { roomTopic } from '#src/model/push/topics.ts'
import { amountAbove } from './duel.ts'

/** Interval of the server's pings, ms. */
const pingMs = 5_000
const rowsAtFirst = 100
/** The stub's own page size, so that a long history needs few requests. */
const size = 2_500
const epoch = 'flood'

const numbers = Array.from({ length: 40 }, (_, index) => String(2000 + index))

/**
 * Replaces one room of the exchange by a socket server of its own, and its record over HTTP: with a longer history and
 * higher speed than any auction of the demonstration.
 */
export async function stubRoomServer(page: Page, room: RoomSnapshot, history: number, now: () => number) {
  const amountAt = (seq: number) => amountAbove(room, seq)
  const bids: BidRow[] = Array.from({ length: history }, (_, index) => ({
    seq: index + 1,
    bidNo: numbers[index % numbers.length]!,
    amount: amountAt(index + 1),
    time: room.phase.start + index,
    tag: 'OUT',
    mark: null,
    premium: null,
  }))
  const newest = () => bids.slice(-rowsAtFirst).toReversed()
  const prices = () => ({
    current: amountAt(bids.length),
    minNext: amountAt(bids.length + 1),
    maxNext: null,
    leaderNo: bids.at(-1)!.bidNo ?? null,
  })
  const snapshot = (): RoomSnapshot => ({
    ...room,
    ...prices(),
    me: null,
    version: room.version + bids.length,
    seq: bids.length,
    counts: { ...room.counts, bids: bids.length },
    bids: newest(),
  })

  const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false })
  const topic = roomTopic(room.roomId)
  const readers = new Set<WebSocket>()
  let frames = 0
  let dials = 0
  const send = (socket: WebSocket, message: object) => socket.send(JSON.stringify(message))
  const reset = (socket: WebSocket) =>
    send(socket, { kind: 'reset', topic, epoch, seq: frames, t: now(), snapshot: snapshot() })

  server.on('connection', (socket) => {
    dials += 1
    send(socket, { kind: 'hello', v: 1, t: now(), sessionTtl: 0 })
    const pings = setInterval(() => send(socket, { kind: 'ping', t: now() }), pingMs)
    socket.on('close', () => {
      clearInterval(pings)
      readers.delete(socket)
    })
    socket.on('message', (data: Buffer) => {
      const message = JSON.parse(data.toString('utf8')) as { kind: string; topic?: string; sent?: number }
      if (message.kind === 'time') send(socket, { kind: 'time', sent: message.sent, t: now() })
      if (message.topic !== topic || (message.kind !== 'subscribe' && message.kind !== 'replay')) return
      readers.add(socket)
      reset(socket)
    })
  })
  await new Promise((resolve) => {
    server.once('listening', resolve)
  })

  const answer = (data: unknown) => ({ json: { code: 200, success: true, data, msg: '操作成功' } })
  await page.route('**/bid-assets/room/snapshot', (route) => route.fulfill(answer(snapshot())))
  await page.route('**/bid-assets/room/bids', (route) => {
    const { current } = route.request().postDataJSON() as { current: number }
    const records = bids.toReversed().slice((current - 1) * size, current * size)
    return route.fulfill(answer({ records, total: bids.length, current, size, pages: Math.ceil(bids.length / size) }))
  })
  const { port } = server.address() as AddressInfo
  await page.addInitScript((address) => {
    const Own = WebSocket
    Object.assign(window, {
      WebSocket: class extends Own {
        constructor() {
          super(address)
        }
      },
    })
  }, `ws://127.0.0.1:${port}/push`)

  const quote = () => {
    const seq = bids.length + 1
    const row = { seq, bidNo: numbers[seq % numbers.length]!, amount: amountAt(seq), time: now(), mark: null }
    bids.push({ ...row, tag: 'OUT', premium: null })
    const version = room.version + bids.length
    const data = { ...row, ...prices(), version, premium: null, commitment: 'c', link: 'l', bids: bids.length }
    frames += 1
    const frame = JSON.stringify({ kind: 'event', v: 1, epoch, seq: frames, t: now(), type: 'BID', topic, data })
    for (const socket of readers) socket.send(frame)
  }

  return {
    dials: () => dials,
    current: () => amountAt(bids.length),
    count: () => bids.length,
    quote,
    /** `perSecond` quotes a second, for `ms`. */
    flood: async (perSecond: number, ms: number): Promise<void> => {
      const from = performance.now()
      const first = bids.length
      while (performance.now() - from < ms) {
        const due = Math.floor(((performance.now() - from) / 1000) * perSecond)
        while (bids.length - first < due) quote()
        await new Promise((resolve) => {
          setTimeout(resolve, 10)
        })
      }
      // Catches up if a busy machine was late.
      while (bids.length - first < (perSecond * ms) / 1000) quote()
    },
    /** One message that is far too large. */
    oversize: (bytes: number): void => {
      frames += 1
      const head = { kind: 'event', v: 1, epoch, seq: frames, t: now(), type: 'BID', topic }
      const frame = JSON.stringify({ ...head, data: { filler: 'x'.repeat(bytes) } })
      for (const socket of readers) socket.send(frame)
    },
    close: (): void => {
      for (const socket of server.clients) socket.terminate()
      server.close()
    },
  }
}
