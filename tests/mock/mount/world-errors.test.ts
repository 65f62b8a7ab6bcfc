import { expect, test, vi } from 'vitest'
import { Exchange } from '#src/mock/worlds.ts'
import { startClock } from '#src/mock/mount/clock.ts'

test('a world with an error is reported and continues', () => {
  vi.useFakeTimers()
  const reported = vi.spyOn(console, 'error').mockReturnValue()
  const exchange = new Exchange({ world: 'test', real: () => Date.now() })
  const happened: string[] = []
  exchange.timers.set(exchange.now() + 100, () => {
    throw new RangeError('no lot')
  })
  exchange.timers.set(exchange.now() + 100, () => happened.push('next'))
  startClock(exchange)
  vi.advanceTimersByTime(200)
  expect(happened).toEqual(['next'])
  expect(reported.mock.calls).toEqual([[new RangeError('no lot')]])
  reported.mockRestore()
})
