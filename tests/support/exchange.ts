import type { DataOf, Endpoint, InputOf } from '#src/api/endpoint.ts'
import { Exchange } from '#src/mock/worlds.ts'
import type { Journal } from '#src/mock/exchange/journal.ts'
import { handlers } from '#src/mock/handlers/all.ts'
import { answerCall, registerHandlers } from '#src/mock/handlers/call/answer.ts'
import { registerNodeAes } from '#src/mock/mount/node-aes.ts'
import { registerNodeFont } from '#src/mock/mount/node-font.ts'

/** A Friday morning in Shanghai: the default start of every world in these tests. */
export const someFriday = Date.parse('2026-03-06T09:30:00+08:00')

export type TestClock = {
  now: () => number
  /** Moves the exchange's real clock; due events happen with the next request. */
  move: (ms: number) => void
}

export function clockAt(startedAt: number): TestClock {
  let now = startedAt
  return {
    now: () => now,
    move: (ms) => {
      now += ms
    },
  }
}

/** A journal in memory; a test may truncate or damage `lines`. */
export function memoryJournal(lines: string[] = []): Journal & { lines: () => string[] } {
  return {
    lines: () => lines,
    append: (line) => lines.push(line),
    keep: (count) => lines.splice(count),
    clear: () => lines.splice(0),
  }
}

type Options = {
  startedAt?: number
  world?: string
  seed?: string
  bots?: boolean
  journal?: Journal
  sessionHours?: number
}

/** An exchange on a clock that only the test moves, with a fixed random seed. */
export function testExchange({ startedAt = someFriday, world = 'test', seed = 'minjiang', ...options }: Options = {}) {
  const clock = clockAt(startedAt)
  const exchange = new Exchange({ world, seed, real: clock.now, ...options })
  return {
    exchange,
    clock,
    /** Moves the clock and lets all due events happen. */
    advance: (ms: number): number => {
      clock.move(ms)
      return exchange.advance()
    },
  }
}

registerHandlers(handlers)
registerNodeFont()
registerNodeAes()

/** Calls an exchange as the gate does, and resolves with the envelope of its answer. */
export async function ask<E extends Endpoint>(
  exchange: Exchange,
  endpoint: E,
  input: InputOf<E>,
  bearer: string | null = null,
): Promise<{ code: number; msg: string; data: DataOf<E> }> {
  const { method, path } = endpoint
  const question = { method, path, input: input as Record<string, unknown>, bearer, visitor: 'browser-1' }
  const answer = await answerCall(exchange, question)
  if (answer.kind !== 'envelope') throw new Error(`${path} answered ${answer.kind}`)
  return answer.envelope as { code: number; msg: string; data: DataOf<E> }
}

/** The data of an answer that must be successful. */
export async function dataOf<E extends Endpoint>(
  exchange: Exchange,
  endpoint: E,
  input: InputOf<E>,
): Promise<DataOf<E>> {
  const { code, msg, data } = await ask(exchange, endpoint, input)
  if (code !== 200) throw new Error(`${endpoint.path} refused: ${code} ${msg}`)
  return data
}
