import { afterEach, expect, test, vi } from 'vitest'
import { browserClocks, browserEnvironment } from '#src/api/channel/browser.ts'

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const setVisibility = (state: DocumentVisibilityState) =>
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)

test('[F11] online, offline, visible, shown from cache and thawed each wake the channel, hidden does not', () => {
  const wake = vi.fn<() => void>()
  const undo = browserEnvironment().onWake(wake)
  setVisibility('visible')
  const events: [EventTarget, string][] = [
    [globalThis, 'online'],
    [globalThis, 'offline'],
    [globalThis, 'pageshow'],
    [document, 'visibilitychange'],
    [document, 'resume'],
  ]
  for (const [index, [target, name]] of events.entries()) {
    target.dispatchEvent(new Event(name))
    expect(wake).toHaveBeenCalledTimes(index + 1)
  }
  setVisibility('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
  expect(wake).toHaveBeenCalledTimes(5)
  undo()
  setVisibility('visible')
  for (const [target, name] of events) target.dispatchEvent(new Event(name))
  expect(wake).toHaveBeenCalledTimes(5)
})

test('[F11] visibility is read at each use', () => {
  const { visibility } = browserEnvironment()
  setVisibility('hidden')
  expect(visibility()).toBe(false)
  setVisibility('visible')
  expect(visibility()).toBe(true)
})

test('ids are long and unique', () => {
  const { newId } = browserEnvironment()
  const names = new Set(Array.from({ length: 1000 }, newId))
  expect(names.size).toBe(1000)
  for (const name of names) expect(name).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
})

test('a cancelled timer does not run', () => {
  vi.useFakeTimers()
  const run = vi.fn<() => void>()
  const { timers } = browserEnvironment()
  const undo = timers(run, 100)
  timers(run, 100)
  undo()
  vi.advanceTimersByTime(100)
  expect(run).toHaveBeenCalledTimes(1)
})

test('a browser socket passes on open, text and the close code', () => {
  const made: FakeSocket[] = []
  class FakeSocket extends EventTarget {
    readonly url: string
    readonly sent: string[] = []
    readyState = 1
    closedWith: unknown[] = []
    constructor(url: string) {
      super()
      this.url = url
      made.push(this)
    }
    send(text: string) {
      this.sent.push(text)
    }
    close(...reasons: unknown[]) {
      this.closedWith = reasons
    }
  }
  vi.stubGlobal('WebSocket', FakeSocket)
  const received: unknown[] = []
  const socket = browserEnvironment().openSocket('wss://push.example/push', {
    opened: () => received.push('opened'),
    frame: (data) => received.push(data),
    closed: (code) => received.push(code),
  })
  const [fake] = made
  fake!.dispatchEvent(new Event('open'))
  fake!.dispatchEvent(new MessageEvent('message', { data: '{"kind":"pong"}' }))
  socket.send('text')
  fake!.dispatchEvent(Object.assign(new Event('close'), { code: 4401 }))
  socket.close(1000)
  expect(fake!.url).toBe('wss://push.example/push')
  expect(received).toEqual(['opened', '{"kind":"pong"}', 4401])
  expect(fake!.sent).toEqual(['text'])
  expect(fake!.closedWith).toEqual([1000])
})

test('nothing is sent on a socket after the server has closed it: the browser would log an error', () => {
  const sent: string[] = []
  const made: { readyState: number }[] = []
  const states = { connecting: 0, open: 1, closing: 2, closed: 3 }
  vi.stubGlobal(
    'WebSocket',
    class extends EventTarget {
      readyState = states.open
      send = (text: string) => void sent.push(text)
      constructor() {
        super()
        made.push(this)
      }
    },
  )
  const events = { opened: () => undefined, frame: () => undefined, closed: () => undefined }
  const socket = browserEnvironment().openSocket('ws://portal/push', events)
  for (const [name, state] of Object.entries(states)) {
    made[0]!.readyState = state
    socket.send(name)
  }
  expect(sent).toEqual(['open'])
})

test('both clocks run', () => {
  const [perf, date] = [browserClocks.perf(), browserClocks.date()]
  expect(browserClocks.perf()).toBeGreaterThanOrEqual(perf)
  expect(date).toBeGreaterThan(1_600_000_000_000)
})

test('a connecting socket is closed once it is open, or after 2 s, and only once', () => {
  vi.useFakeTimers()
  const closes: number[] = []
  class DialingSocket extends EventTarget {
    readyState = 0
    send = () => undefined
    close = (code: number) => void closes.push(code)
  }
  const made: DialingSocket[] = []
  vi.stubGlobal(
    'WebSocket',
    class extends DialingSocket {
      constructor() {
        super()
        made.push(this)
      }
    },
  )
  const events = { opened: () => undefined, frame: () => undefined, closed: () => undefined }
  const dial = () => browserEnvironment().openSocket('ws://portal/push', events)
  dial().close(1000)
  expect(closes).toEqual([])
  made[0]!.dispatchEvent(new Event('open'))
  expect(closes).toEqual([1000])
  dial().close(4000)
  vi.advanceTimersByTime(1999)
  expect(closes).toEqual([1000])
  vi.advanceTimersByTime(1)
  expect(closes).toEqual([1000, 4000])
  vi.advanceTimersByTime(10_000)
  expect(closes).toEqual([1000, 4000])
})
