import { afterEach, expect, test, vi } from 'vitest'
import { startPush } from '#src/app/push.ts'
import { dispatch as tellSession } from '#src/features/session/store.ts'
import { push } from '#src/shared/lib/push.ts'
import { serverNow } from '#src/shared/lib/time/server-time.ts'
import { fillSlots } from '#tests/api/support/slots.ts'
import { setHttpAdapter } from '#tests/support/http-adapter.ts'

const dialled: string[] = []
class Socket extends EventTarget {
  constructor(address: string) {
    super()
    dialled.push(address)
    queueMicrotask(() => this.dispatchEvent(new Event('open')))
  }
  readyState = 1
  send(_text: string): void {}
  close(): void {}
}

let stop = (): void => undefined
afterEach(() => stop())

/** A page that subscribes to the hall, up to its idle moment; answers the addresses of the sockets. */
async function whenIdle(before: () => void): Promise<string[]> {
  vi.useFakeTimers()
  vi.stubGlobal('WebSocket', Socket)
  dialled.length = 0
  ;({ stop } = startPush())
  push().subscribe('hall', { onSnapshot: () => undefined, onEvent: () => undefined })
  before()
  await vi.advanceTimersByTimeAsync(5_000)
  return dialled
}

test('the connection opens when the page is idle', async () => {
  expect(await whenIdle(() => undefined)).not.toEqual([])
})

test('a page that closes before its idle moment opens no connection', async () => {
  expect(await whenIdle(() => stop())).toEqual([])
})

test('[D20] the address of the socket is the same for everyone; a ticket goes in the first frame', async () => {
  const frames: string[] = []
  vi.spyOn(Socket.prototype, 'send').mockImplementation((text) => void frames.push(text))
  setHttpAdapter(async (config) => {
    const data = JSON.stringify({ code: 200, data: { ticket: 'ticket-1' } })
    return { data, status: 200, statusText: 'OK', headers: {}, config }
  })
  fillSlots('/api')
  const tokens = { accessToken: 'secret-a', refreshToken: 'secret-r', at: Date.now() }
  tellSession({ type: 'signed-in', baseUserId: 'U1', username: 'U1', grantType: 'password', tokens })
  const [address] = await whenIdle(() => undefined)
  expect(new URL(address!).search).toBe('')
  expect(frames.join('\n')).toContain('"ticket":"ticket-1"')
  expect(`${address}${frames.join('')}`).not.toMatch(/secret-/)
  tellSession({ type: 'signed-out' })
  setHttpAdapter(null)
})

test('[F06] a small correction backwards never moves the shown time back; a clock that was set is shown at once', () => {
  vi.useFakeTimers()
  const { learn, stop: hangUp } = startPush()
  stop = hangUp
  const start = Date.parse('2026-03-06T09:30:00+08:00')
  const sampleTime = (time: number) => learn({ time, grain: 0, sent: performance.now(), received: performance.now() })
  sampleTime(start)
  expect(serverNow()).toBe(start)
  // A header is exact within 50 ms, and so is the one before it.
  sampleTime(start - 300)
  expect(serverNow()).toBe(start)
  vi.advanceTimersByTime(250)
  expect(serverNow()).toBe(start)
  vi.advanceTimersByTime(100)
  expect(serverNow()).toBe(start + 100)
  sampleTime(start - 60_000)
  expect(Math.abs(serverNow() - (start - 60_000))).toBeLessThanOrEqual(50)
})
