import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import * as client from '#src/api/client.ts'
import { ApiError, NetworkError } from '#src/api/errors.ts'
import { pollOutcome, sendQuote } from '#src/features/quote-room/commands.ts'
import type { Intent, QuotingEvent } from '#src/features/quote-room/quoting/quoting.ts'

afterEach(() => vi.restoreAllMocks())

const intent: Intent = { amount: '101', phaseId: 2, stage: null, priority: false, basis: 3, idemKey: 'key-00000001' }
const msg = '报价没有受理'
const send = (error: Error) => {
  vi.spyOn(client, 'call').mockRejectedValue(error)
  return sendQuote({ roomId: 'R', mode: 'ongoing' }, intent)
}

test.each([400, 4101, 4207, 4314])('[BD-09] an answer with %i is a refusal, and reported at once', async (code) => {
  expect(await send(new ApiError({ code, msg, data: null }, msg))).toMatchObject({ type: 'refused', code })
})

test.each([500, 502, 599])('[BD-09] a server error %i leaves the outcome unknown', async (code) => {
  expect(await send(new ApiError({ code, msg, data: null }, msg))).toEqual({ type: 'lost' })
})

test('[BD-09] a missing answer leaves the outcome unknown', async () => {
  expect(await send(new NetworkError('timeout', 'late'))).toEqual({ type: 'lost' })
})

describe('[F14] the outcome of a quote is polled until it is known', () => {
  beforeEach(() => vi.useFakeTimers())

  /** Polls for so long; `answers` are used in order, and a missing one never arrives. */
  async function askFor(ms: number, ...answers: Promise<unknown>[]) {
    const silence = new Promise(() => undefined)
    const asked = vi.spyOn(client, 'call').mockImplementation(() => answers.shift() ?? silence)
    const outcomes: QuotingEvent['type'][] = []
    const stop = pollOutcome({ roomId: 'R', mode: 'ongoing' }, intent, ({ type }) => {
      if (type !== 'checking') outcomes.push(type)
    })
    await vi.advanceTimersByTimeAsync(ms)
    return { outcomes, times: () => asked.mock.calls.length, stop }
  }
  const known = { known: true, code: 200, msg: null, reply: { accepted: true, seq: 4, serverTime: 1, version: 9 } }
  const after = (ms: number, answer: unknown) =>
    new Promise((resolve) => {
      setTimeout(() => resolve(answer), ms)
    })

  test('an unanswered poll is repeated, up to three pending ones', async () => {
    const { outcomes, times } = await askFor(5_000)
    expect(times()).toBe(3)
    expect(outcomes).toEqual([])
  })

  test('of two simultaneous answers one is dispatched, and polling stops', async () => {
    const { outcomes, times } = await askFor(10_000, after(3_000, known), after(3_000, known))
    expect(outcomes).toEqual(['accepted'])
    expect(times()).toBe(2)
  })

  test('an accepted quote is reported with its receipt, and without one not as refused', async () => {
    const bare = Promise.resolve({ known: true, code: 200, msg: null, reply: null })
    const { outcomes, times } = await askFor(4_000, bare, Promise.resolve(known))
    expect([outcomes, times()]).toEqual([['accepted'], 2])
  })

  test('after its undo nothing is dispatched', async () => {
    const { outcomes, stop } = await askFor(1_500, after(3_000, known))
    stop()
    await vi.advanceTimersByTimeAsync(5_000)
    expect(outcomes).toEqual([])
  })
})
