import { expect, test } from 'vitest'
import { testExchange } from '#tests/support/exchange.ts'

test('[F06] a clock change is sent to every open page in the same instant, before any due event', () => {
  const { exchange } = testExchange()
  const received: { kind: string; t: number }[] = []
  const wire = {
    send: (text: string) => received.push(JSON.parse(text) as { kind: string; t: number }),
    close: () => undefined,
    onMessage: () => undefined,
    onClose: () => undefined,
  }
  exchange.hub.connect(wire, { userId: null, visitor: 'browser-1' })
  const before = exchange.now()
  received.length = 0
  exchange.take('jumpClock', { ms: 600_000 }, { userId: null, visitor: '' })
  expect(received.map(({ kind, t }) => [kind, t - before])).toEqual([['ping', 600_000]])
})
