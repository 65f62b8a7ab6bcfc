import { constants } from 'node:buffer'
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { roomBids, roomSnapshotOf } from '#src/api/endpoints/bidding.ts'
import { Exchange } from '#src/mock/worlds.ts'
import type { Listing } from '#src/mock/exchange/tables.ts'
import { createDiskJournals } from '#src/mock/mount/journal/disk.ts'
import type { RoomReply, RoomSnapshot } from '#src/model/bidding/schema.ts'
import { depositOf, enrolled, transfer, userNamed } from '../support/enrolment.ts'
import { bearerOf } from '../support/sign-in.ts'

/** How often the exchange is killed; 50 times once a night. */
const kills = Number(process.env['KILLS'] ?? 3)
const world = 'killed'
const bidding = '/bid-api/dscq-sync/v1/bid-assets'

const folder = mkdtempSync(path.join(tmpdir(), 'killed-'))
const journal = path.join(folder, 'journal')
const script = fileURLToPath(new URL('exchange-process.mjs', import.meta.url))

beforeAll(async () => {
  await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    ssr: { noExternal: true },
    build: { ssr: 'src/mock/mount/vite.ts', outDir: path.join(folder, 'bundle'), emptyOutDir: true, minify: false },
  })
}, 120_000)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

type ServerOutput = { port?: number; error?: string }
const processes: ChildProcess[] = []
afterAll(() => processes.forEach((child) => child.kill('SIGKILL')))

async function live(journalDir = journal): Promise<{ process: ChildProcess; output: ServerOutput }> {
  const child = fork(script, [path.join(folder, 'bundle/vite.js')], {
    env: { ...process.env, MOCK_JOURNAL_DIR: journalDir, MOCK_RATES: 'off' },
    execArgv: [],
  })
  processes.push(child)
  const [output] = (await once(child, 'message')) as [ServerOutput]
  return { process: child, output }
}

type Reply<D> = { code: number; msg: string; data: D }

const post = async <D>(port: number, address: string, body: object, bearer?: string): Promise<Reply<D>> => {
  const answer = await fetch(`http://127.0.0.1:${port}${address}`, {
    method: 'POST',
    headers: {
      'client-id': 'minjiang-portal',
      'content-type': 'application/json',
      cookie: `mock-world=${world}`,
      ...(bearer ? { authorization: `Bearer ${bearer}` } : {}),
    },
    body: JSON.stringify(body),
  })
  return (await answer.json()) as Reply<D>
}

const snapshotOf = async (port: number, roomId: string): Promise<RoomSnapshot> =>
  (await post<RoomSnapshot>(port, `/bid-api${roomSnapshotOf.path}`, { roomId })).data

/** All bids of a room, the oldest first. */
async function ledgerOf(port: number, roomId: string) {
  type Page = { total: number; records: { seq: number; bidNo: string; amount: string }[] }
  const rows: Page['records'] = []
  for (let current = 1; ; current += 1) {
    const { data } = await post<Page>(port, `/bid-api${roomBids.path}`, { roomId, current, size: 100 })
    rows.push(...data.records)
    if (rows.length >= data.total || data.records.length === 0) return rows.toSorted((a, b) => a.seq - b.seq)
  }
}

/** Each bidder may quote once a second. */
const betweenBidsMs = 600

const pause = (ms: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, ms)
  })

/** One quote as its bidder knows it: accepted under this number, or without an answer. */
type Intent = { room: Seat; bearer: string; request: object & { idemKey: string; amount: string }; seq: number | null }
type Seat = { roomId: string; mode: string; bearers: string[]; turn: number }

/** The rooms of rising quotes that stay open longest, with two admitted bidders; this process writes them before the first start. */
async function admitTwoBidders(): Promise<{ seats: Seat[]; botListing: Listing }> {
  const journals = createDiskJournals(journal)
  const exchange = new Exchange({ world, real: Date.now, journal: journals.of(world) })
  const rooms = exchange.market.biddingNow().filter(({ mode, isPackage }) => mode === 'ongoing' && !isPackage)
  const [botListing, ...rest] = rooms.toReversed()
  const people = ['person', 'company'].map((name) => userNamed(exchange, name))
  const bearers = ['person', 'company'].map((name) => bearerOf(exchange, name))
  const seats = rest.slice(0, 3).map((listing) => {
    for (const user of people) {
      const enrolId = enrolled(exchange, listing, user)
      transfer(exchange, enrolId, depositOf(exchange, enrolId).due)
    }
    return { roomId: listing.assetsId, mode: listing.mode, bearers, turn: 0 }
  })
  await journals.written()
  return { seats, botListing: botListing! }
}

const quote = (port: number, { room, request, bearer }: Intent) =>
  post<RoomReply>(port, `${bidding}/${room.mode}/quote`, request, bearer)

test(
  `[F14] killed ${kills} times in a stream of bids: every answered bid is there, none twice, and one without an answer can be repeated`,
  async () => {
    const { seats, botListing } = await admitTwoBidders()
    expect(seats.length).toBeGreaterThan(0)
    const intents: Intent[] = []
    const botAmounts: string[] = []
    let keys = 0

    /** Two bidders outbid each other as often as the room allows, until the server stops. */
    const outbid = async (port: number, room: Seat) => {
      let { phase, minNext } = await snapshotOf(port, room.roomId)
      await pause(betweenBidsMs)
      for (;;) {
        keys += 1
        room.turn += 1
        const request = { roomId: room.roomId, phaseId: phase.id, amount: minNext!, idemKey: `killed-${keys}-xxxxxxxx` }
        const intent: Intent = { room, bearer: room.bearers[room.turn % 2]!, request, seq: null }
        intents.push(intent)
        const { code, msg, data } = await quote(port, intent)
        if (code !== 200) throw new Error(`a quote was refused: ${code} ${msg}`)
        intent.seq = data.seq
        minNext = data.minNext ?? null
        await pause(betweenBidsMs)
      }
    }
    /** Sixty bots, one after the other, until the server stops. */
    const botBids = async (port: number) => {
      for (let turn = 0; ; turn += 1) {
        const body = { assetsId: botListing.assetsId, bidNo: String(2000 + (turn % 60)) }
        const answer = await fetch(`http://127.0.0.1:${port}/__mock/quote`, {
          method: 'POST',
          headers: { cookie: `mock-world=${world}` },
          body: JSON.stringify(body),
        })
        const { biddingPrice } = (await answer.json()) as { biddingPrice: string }
        botAmounts.push(biddingPrice)
        await pause(15)
      }
    }

    /** Bids that were answered before are there once; the others are repeated, and then are there once as well. */
    const check = async (port: number) => {
      for (const intent of intents.filter(({ seq }) => seq === null)) {
        const { code, data } = await quote(port, intent)
        expect(code).toBe(200)
        intent.seq = data.seq
      }
      for (const room of seats) {
        const rows = await ledgerOf(port, room.roomId)
        expect(rows.map(({ seq }) => seq)).toEqual(rows.map((_, index) => index + 1))
        const own = intents.filter((intent) => intent.room === room)
        const amountAt = new Map(rows.map(({ seq, amount }) => [seq, Number(amount)]))
        expect(own.map(({ seq }) => amountAt.get(seq!))).toEqual(own.map(({ request }) => Number(request.amount)))
        expect(new Set(own.map(({ seq }) => seq)).size).toBe(own.length)
        expect(new Set(rows.map(({ amount }) => amount)).size).toBe(rows.length)
      }
      const amounts = (await ledgerOf(port, botListing.assetsId)).map(({ amount }) => Number(amount))
      expect(new Set(amounts).size).toBe(amounts.length)
      expect(botAmounts.filter((amount) => !amounts.includes(Number(amount)))).toEqual([])
    }

    for (let kill = 0; kill < kills; kill += 1) {
      const { process: child, output } = await live()
      const port = output.port!
      await check(port)
      const streams = [botBids(port), ...seats.map((room) => outbid(port, room))]
      const ends = Promise.allSettled(streams)
      await pause(700 + Math.random() * 2_000)
      child.kill('SIGKILL')
      for (const end of await ends) {
        const { message, cause } = (end as PromiseRejectedResult).reason as Error
        expect(`${message} ${String(cause)}`).toMatch(/fetch failed|terminated|socket|ECONN/i)
      }
    }

    const { process: last, output } = await live()
    await check(output.port!)
    expect(intents.length).toBeGreaterThan(kills)
    expect(botAmounts.length).toBeGreaterThan(kills * 3)
    const second = await live()
    expect(second.output.error).toMatch(`belongs to the server on port ${output.port} (process ${last.pid})`)
    expect(readFileSync(path.join(journal, `${world}.jsonl`), 'utf8').endsWith('}\n')).toBe(true)
  },
  kills * 20_000 + 60_000,
)

test('[F14] of servers that start at the same time one gets the journal, and the others report which', async () => {
  const begun = await Promise.all(Array.from({ length: 4 }, () => live(path.join(folder, 'together'))))
  const first = begun.filter(({ output }) => output.port !== undefined)
  expect(first).toHaveLength(1)
  const refusals = begun.flatMap(({ output }) => output.error ?? [])
  expect(refusals).toHaveLength(3)
  for (const refusal of refusals) expect(refusal).toContain(`(process ${first[0]!.process.pid})`)
})

// It takes a gigabyte of memory, and runs once a night.
test.runIf(kills >= 50)('[F14] a journal that exceeds the maximum length of a string is read to its end', () => {
  const file = path.join(folder, 'long.jsonl')
  const part = Buffer.alloc(constants.MAX_STRING_LENGTH / 2 + 1_000, 'a')
  part[part.length - 1] = 0x0a
  writeFileSync(file, part)
  appendFileSync(file, part)
  appendFileSync(file, 'torn')
  expect(
    createDiskJournals(folder)
      .of('long')
      .lines()
      .map(({ length }) => length),
  ).toEqual([part.length - 1, part.length - 1])
  expect(statSync(file).size).toBe(2 * part.length)
})
