import { afterEach, expect, test, vi } from 'vitest'
import { startPush } from '#src/app/push.ts'
import { push } from '#src/shared/lib/push.ts'

const dialled: string[] = []
class Socket extends EventTarget {
  constructor(address: string) {
    super()
    dialled.push(address)
  }
  send = () => undefined
  close = () => undefined
}

let stop = (): void => undefined
afterEach(() => stop())

/** A page that wants to hear of the hall, up to its idle moment. */
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

test('the line is laid when the page is idle', async () => {
  expect(await whenIdle(() => undefined)).not.toEqual([])
})

test('a page that has gone before lays none', async () => {
  expect(await whenIdle(() => stop())).toEqual([])
})
