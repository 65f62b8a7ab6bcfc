import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, type ClientRequest, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createServer, type ViteDevServer } from 'vite'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { pollOutcome, sendQuote } from '#src/features/quote-room/commands.ts'
import { draft, isUnsettled, quotingAfter } from '#src/features/quote-room/quoting/quoting.ts'
import type { KnownAnswer } from '#src/model/bidding/calls.ts'
import type { RoomReply, RoomSnapshot } from '#src/model/bidding/schema.ts'
import { type Answer, type ReceivedRequest, startServer, type TestServer } from '#tests/api/support/server.ts'
import { fillSlots } from '#tests/api/support/slots.ts'

const cases = 200
/** A practice room opens this long after its creation, ms. */
const opensAfter = 8_100
/** An unheard outcome is known within this time, ms. */
const timeoutMs = 5_000

let server: ViteDevServer
let port = 0
const journal = mkdtempSync(path.join(tmpdir(), 'exchange-'))
const agent = new Agent({ keepAlive: true })

beforeAll(async () => {
  process.env['MOCK_JOURNAL_DIR'] = journal
  // Two hundred practice rooms in one minute exceed a visitor's rate limit.
  vi.stubEnv('MOCK_RATES', 'off')
  server = await createServer({
    mode: 'development',
    logLevel: 'error',
    server: { port: 0, strictPort: false, hmr: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  })
  await server.listen()
  port = (server.httpServer!.address() as AddressInfo).port
  between = await startServer()
  between.answer((question) => atKey.get((JSON.parse(question.body) as { idemKey: string }).idemKey)!(question))
  fillSlots(between.host)
}, 60_000)
afterAll(async () => {
  agent.destroy()
  await between.close()
  await server.close()
  rmSync(journal, { recursive: true, force: true })
})

type Reply<D> = { code: number; data: D }

function send(address: string, body: object, given: Agent | undefined, heard: (text: string) => void): ClientRequest {
  const headers = {
    host: `127.0.0.1:${port}`,
    'client-id': 'minjiang-portal',
    'content-type': 'application/json',
    cookie: 'mock-world=quote-once',
  }
  const asked = request(
    { host: '127.0.0.1', port, path: address, method: 'POST', headers, ...(given ? { agent: given } : {}) },
    (response) => {
      let text = ''
      response.setEncoding('utf8').on('data', (part: string) => (text += part))
      response.on('end', () => heard(text))
    },
  )
  asked.end(JSON.stringify(body))
  return asked
}

const post = <D>(address: string, body: object) =>
  new Promise<Reply<D>>((resolve, reject) => {
    send(address, body, agent, (text) => resolve(JSON.parse(text) as Reply<D>)).on('error', reject)
  })

/** Sends the request, and disconnects before the answer. */
const postAndDisconnect = (address: string, body: object) =>
  new Promise<void>((resolve) => {
    const asked = send(address, body, undefined, () => undefined)
    asked.on('error', () => resolve())
    asked.on('close', () => resolve())
    asked.on('finish', () => setImmediate(() => asked.destroy()))
  })

const bidding = '/api/dscq-sync/v1/bid-assets'
type Guest = { roomId: string; practiceKey: string }
type Quote = Guest & { amount: string; phaseId: number; idemKey: string }

const snapshotOf = async ({ roomId, practiceKey }: Guest) =>
  (await post<RoomSnapshot>(`${bidding}/room/snapshot`, { roomId, practiceKey })).data
const postQuote = (quote: Quote) => post<RoomReply>(`${bidding}/final/quote`, quote)
const verdictOf = ({ code, data: { accepted, reason } }: Reply<RoomReply>) => [code, accepted, reason] as const

const html = { body: '<!doctype html><title>Bad Gateway</title>', headers: { 'content-type': 'text/html' } }
const breakdowns: Readonly<Record<string, Answer>> = {
  'a 500 in an envelope': { status: 500, body: { code: 500, msg: '系统繁忙', data: null } },
  'a 500 with a page': { status: 500, ...html },
  'a 502': { status: 502, ...html },
  'a 504 in an envelope': { status: 504, body: { code: 504, msg: '网关超时', data: null } },
  'a page with status 200': { status: 200, ...html },
}
/** The result of the first query for the outcome, alternating by case. */
const meets = ['an answer', 'the breakdown', 'silence'] as const

/** A proxy between the page and the exchange that controls the answers to a key. */
let between: TestServer
const atKey = new Map<string, (question: ReceivedRequest) => Promise<Answer>>()

type Case = { quote: Quote; index: number }

/** Passes every request to the exchange, but not every answer back. Returns the names of the requested calls. */
function breakAt({ quote, index }: Case, breakdown: Answer): string[] {
  const asked: string[] = []
  atKey.set(quote.idemKey, async ({ path: address, body }) => {
    const name = address.slice(address.lastIndexOf('/') + 1)
    asked.push(name)
    const answer = { body: await post<object>(address.replace('/bidding', '/api'), JSON.parse(body) as object) }
    if (name === 'quote') return breakdown
    const met = asked.length === 2 ? meets[index % meets.length] : 'an answer'
    if (met === 'silence') return 'hang'
    return met === 'an answer' ? answer : breakdown
  })
  return asked
}

/** The page's own code sends the quote and gets an error; checks the shown outcome and its time. */
async function quoteWithError(given: Case, breakdown: Answer): Promise<void> {
  const { quote } = given
  const place = { ...quote, mode: 'final' }
  const intent = { ...quote, stage: null, priority: false, basis: 0 }
  const asked = breakAt(given, breakdown)
  const opened = { kind: 'sealed', phase: '密封报价', price: null } as const
  const requested = quotingAfter(draft, { type: 'requested', intent, opened })
  const sent = quotingAfter(requested, { type: 'sent', confirmed: { ...intent, isBold: false } })
  let quoting = quotingAfter(sent, await sendQuote(place, intent))
  expect(quoting.step).toBe('unknown')
  const from = performance.now()
  await new Promise<void>((resolve) => {
    const stop = pollOutcome(place, intent, (event) => {
      quoting = quotingAfter(quoting, event)
      if (isUnsettled(quoting)) return
      stop()
      resolve()
    })
  })
  expect(performance.now() - from).toBeLessThan(timeoutMs)
  const { me } = await snapshotOf(quote)
  expect(quoting).toMatchObject({ step: 'accepted', reply: { accepted: true, seq: me?.ownSealed[0]?.seq } })
  expect(asked.filter((name) => name === 'quote')).toEqual(['quote'])
}

type Scenario = { times: number; say: (given: Case) => Promise<unknown> }
const scenarios: Readonly<Record<string, Scenario>> = {
  'twenty requests at once': {
    times: 40,
    say: async ({ quote }) => {
      const replies = await Promise.all(Array.from({ length: 20 }, () => postQuote(quote)))
      expect(replies.map(verdictOf)).toEqual(Array.from({ length: 20 }, () => [200, true, null]))
      expect(new Set(replies.map(({ data }) => data.link)).size).toBe(1)
    },
  },
  'two windows, a key each': {
    times: 40,
    say: async ({ quote }) => {
      const both = [quote, { ...quote, idemKey: `${quote.idemKey}-two` }]
      const replies = await Promise.all(both.map(postQuote))
      expect(new Set(replies.map(({ data }) => data.serverTime)).size).toBe(1)
      // The rate limit is one attempt a second, for both windows together.
      expect(replies.map(verdictOf).toSorted(([one], [other]) => one - other)).toEqual([
        [200, true, null],
        [4204, false, 'E_RATE'],
      ])
      // A later query returns to each window its own answer.
      const { roomId, practiceKey } = quote
      for (const [index, { idemKey }] of both.entries()) {
        const { data } = await post<KnownAnswer>(`${bidding}/room/answer`, { roomId, practiceKey, idemKey })
        expect([data.known, data.code]).toEqual(replies[index]!.data.accepted ? [true, 200] : [false, null])
      }
    },
  },
  'one key, two amounts': {
    times: 40,
    say: async ({ quote }) => {
      const [one, other] = await Promise.all([postQuote(quote), postQuote({ ...quote, amount: '1010000' })])
      expect([verdictOf(one), verdictOf(other)]).toEqual([
        [200, true, null],
        [422, false, 'E_KEY'],
      ])
      const { roomId, practiceKey, idemKey } = quote
      const { data } = await post<KnownAnswer>(`${bidding}/room/answer`, { roomId, practiceKey, idemKey })
      expect([data.known, data.reply]).toEqual([true, one.data])
    },
  },
  'the answer is lost': {
    times: 40,
    say: async ({ quote }) => {
      await postAndDisconnect(`${bidding}/final/quote`, quote)
      const from = performance.now()
      const { roomId, practiceKey, idemKey } = quote
      const { data } = await post<KnownAnswer>(`${bidding}/room/answer`, { roomId, practiceKey, idemKey })
      expect(performance.now() - from).toBeLessThan(timeoutMs)
      const second = await postQuote(quote)
      if (data.known) {
        expect([data.code, verdictOf(second), second.data]).toEqual([200, [200, true, null], data.reply])
        return
      }
      // A quote that had not arrived at the time of the query is void, however often it arrives, and may be sent under a new key.
      expect(verdictOf(second)).toEqual([422, false, 'E_KEY'])
      expect(verdictOf(await postQuote({ ...quote, idemKey: `${idemKey}-again` }))).toEqual([200, true, null])
    },
  },
  ...Object.fromEntries(
    Object.entries(breakdowns).map(([name, breakdown]): [string, Scenario] => [
      `accepted, and answered with ${name}`,
      { times: 8, say: (given) => quoteWithError(given, breakdown) },
    ]),
  ),
}
/** Cases at a time. */
const roundSize = 50

/** Sends one quote in the given scenario; resolves with its errors. */
async function faultOf(name: string, guest: Guest, index: number): Promise<unknown[]> {
  const { phase } = await snapshotOf(guest)
  const quote = { ...guest, amount: '1000000', phaseId: phase.id, idemKey: `case-${index}-key` }
  await scenarios[name]!.say({ quote, index })
  const { me, counts } = await snapshotOf(guest)
  const own = me?.ownSealed.map(({ amount }) => amount)
  return own?.length === 1 ? [] : [[index, name, own, counts.bids]]
}

test(`[F14] ${cases} quotes sent twenty times, in two windows, with two amounts, without an answer or with an error: one each, and every outcome known`, async () => {
  const names = Object.entries(scenarios).flatMap(([name, { times }]) => Array.from({ length: times }, () => name))
  expect(names).toHaveLength(cases)
  // The exchange runs in this process, and its clock is stopped: concurrent requests have the same time on any machine.
  vi.useFakeTimers({ toFake: ['Date'] })
  const guests: Guest[] = []
  for (let index = 0; index < cases; index += 1) {
    const { roomId, practiceKey } = (await post<Guest>(`${bidding}/practice/begin`, { mode: 'final' })).data
    guests.push({ roomId, practiceKey })
  }
  await post('/__mock/clock', { jumpMs: opensAfter })
  const wrong: unknown[] = []
  const rounds = cases / roundSize
  for (let round = 0; round < rounds; round += 1) {
    const faults = names.flatMap((name, index) =>
      index % rounds === round ? [faultOf(name, guests[index]!, index)] : [],
    )
    wrong.push(...(await Promise.all(faults)).flat())
  }
  expect(wrong).toEqual([])
}, 60_000)
