import { readFileSync } from 'node:fs'
import { http, HttpResponse, ws } from 'msw'
import { setupServer } from 'msw/node'
import { expect } from 'vitest'
import type { DataOf, Endpoint, InputOf } from '#src/api/endpoint.ts'
import accounts from '#src/mock/accounts.json' with { type: 'json' }
import type { Exchange } from '#src/mock/worlds.ts'
import type { Fault } from '#src/mock/exchange/faults.ts'
import { handlers } from '#src/mock/handlers/all.ts'
import { registerHandlers } from '#src/mock/handlers/call/answer.ts'
import { registerNodeFont } from '#src/mock/mount/node-font.ts'
import { answerRequest } from '#src/mock/mount/http/gate.ts'
import { mswHandlers } from '#src/mock/mount/msw.ts'
import type { scenarios } from '#src/mock/scenarios/scenarios.ts'
import { createWorlds, defaultWorld } from '#src/mock/worlds.ts'
import { bearerOf } from '#tests/mock/support/sign-in.ts'
import { ask, someFriday } from './exchange.ts'

export type Login = (typeof accounts)[number]['loginName']

type Input = Record<string, unknown>
type Question = { path: string; input: Input }

/** A call whose request or answer is held back until the test releases it. */
type Hold = { path: string; isMeant: (input: Input) => boolean; gate: Promise<void>; what: 'question' | 'answer' }

/** An exchange in this process, with the mock's control endpoints below `/__mock`, and a log of its requests. */
export type World = {
  exchange: Exchange
  /** The inputs of the calls to a path of the contract, oldest first. */
  callsTo: (path: string) => Input[]
  /** Clears the log of requests. */
  clearCalls: () => void
  /** Calls to this path, all or those that match, wait until the returned function releases them. */
  hold: (path: string, isMeant?: (input: Input) => boolean) => () => void
  /** The same for the answers: the exchange has executed the call, and the page does not know yet. */
  holdAnswer: (path: string) => () => void
  faults: (...faults: Fault[]) => void
  scenario: (name: keyof typeof scenarios) => Promise<void>
  /** Moves the exchange's clock forward, ms, and lets due events happen. */
  jump: (ms: number) => void
  /** Moves the exchange's clock forward to this instant, epoch ms; an earlier one changes nothing. */
  jumpTo: (at: number) => void
  /** Calls a control endpoint of the mock, `POST /__mock/<name>`; throws if it is refused. */
  control: <T>(name: string, body: unknown) => Promise<T>
  /** The data of a call by an account, or by a visitor, without the portal; throws if it is refused. */
  call: <E extends Endpoint>(login: Login | null, endpoint: E, input: InputOf<E>) => Promise<DataOf<E>>
  /** The newest SMS code that was sent to the account's phone. */
  codeFor: (login: Login) => string
}

export const account = (login: Login) => {
  const found = accounts.find(({ loginName }) => loginName === login)
  if (!found) throw new Error(`there is no account ${login}`)
  return found
}

let startsAt = someFriday
let begunAt: number | null = null

/** The clock of the world starts when it is first read, so that a world begins at `startsAt` to the ms. */
const real = (): number => {
  const now = performance.now()
  begunAt ??= now
  return startsAt + (now - begunAt)
}

const worlds = createWorlds(
  (world) => ({ world, seed: 'minjiang', real }),
  () => undefined,
)

let questions: Question[] = []
let holds: Hold[] = []

async function inputOf(request: Request): Promise<Input> {
  const { _r, ...query } = Object.fromEntries(new URL(request.url).searchParams)
  const isJson = request.headers.get('content-type')?.startsWith('application/json') ?? false
  return isJson ? { ...query, ...((await request.clone().json()) as Input) } : query
}

/** Logs each call and delays the held ones; otherwise passes them on. */
const delayHeldCalls = http.all(/\/(?:api|bid-api)\//, async ({ request }) => {
  const path = new URL(request.url).pathname.replace(/^\/(?:api|bid-api)/, '')
  const input = await inputOf(request)
  questions.push({ path, input })
  const gatesOf = (part: Hold['what']) =>
    holds
      .filter(({ what, path: held, isMeant }) => what === part && held === path && isMeant(input))
      .map(({ gate }) => gate)
  await Promise.all(gatesOf('question'))
  const late = gatesOf('answer')
  if (late.length === 0) return
  const answer = await answerRequest(request, worlds, false)
  await Promise.all(late)
  return answer ?? undefined
})

const mapFiles = http.get('*/map/:file', ({ params }) =>
  HttpResponse.text(readFileSync(`public/map/${String(params['file'])}`, 'utf8'), {
    headers: { 'content-type': 'application/json' },
  }),
)

/** The one server of the tests: mount (a) of the exchange. */
export const server = setupServer(delayHeldCalls, mapFiles, ...mswHandlers({ http, ws }, worlds))

/** Receives the page's analytics beacons. */
export function takeBeacon(url: string | URL, body?: BodyInit | null): boolean {
  void answerRequest(new Request(new URL(url, location.href), { method: 'POST', body: body ?? null }), worlds, false)
  return true
}

const anonymous = { userId: null, visitor: '' }

const codeSentTo = ({ sms: { inbox } }: Exchange, phone: string): string => {
  const code = /验证码 (\d{6})/.exec(inbox.find(({ telPhone }) => telPhone === phone)?.text ?? '')?.[1]
  if (!code) throw new Error(`no code was sent to ${phone}`)
  return code
}

function holdBack(what: Omit<Hold, 'gate'>): () => void {
  let release = () => undefined as void
  const gate = new Promise<void>((resolve) => {
    release = resolve
  })
  const held = { ...what, gate }
  holds.push(held)
  return () => {
    holds = holds.filter((other) => other !== held)
    release()
  }
}

/** A new world that begins at `startedAt` (epoch ms, a Friday morning by default); there is one at a time. */
export function openWorld({ startedAt = someFriday }: { startedAt?: number } = {}): World {
  startsAt = startedAt
  begunAt = null
  questions = []
  holds = []
  registerHandlers(handlers)
  registerNodeFont()
  worlds.reset(defaultWorld)
  const exchange = worlds.of(defaultWorld)
  const bearers = new Map<Login, string>()
  const bearer = (login: Login): string => {
    const known = bearers.get(login) ?? bearerOf(exchange, login)
    bearers.set(login, known)
    return known
  }
  const jump = (ms: number): void => {
    exchange.take('jumpClock', { ms }, anonymous)
    exchange.advance()
  }
  const order = async <T>(name: string, body: unknown): Promise<T> => {
    const request = new Request(`http://localhost/__mock/${name}`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    })
    const answer = await answerRequest(request, worlds, true)
    expect(answer?.ok, `${name}: ${await answer?.clone().text()}`).toBe(true)
    return (await answer!.json()) as T
  }
  return {
    exchange,
    callsTo: (path) => questions.filter((question) => question.path === path).map(({ input }) => input),
    clearCalls: () => {
      questions = []
    },
    hold: (path, isMeant = () => true) => holdBack({ path, isMeant, what: 'question' }),
    holdAnswer: (path) => holdBack({ path, isMeant: () => true, what: 'answer' }),
    faults: (...faults) => {
      exchange.take('setFaults', { faults }, anonymous)
    },
    scenario: async (name) => void (await order('scenario', { name })),
    jump,
    jumpTo: (at) => jump(Math.max(0, at - exchange.instant())),
    control: order,
    call: async (login, endpoint, input) => {
      const { code, msg, data } = await ask(exchange, endpoint, input, login === null ? null : bearer(login))
      if (code !== 200) throw new Error(`${endpoint.path} refused: ${code} ${msg}`)
      return data
    },
    codeFor: (login) => codeSentTo(exchange, account(login).phone),
  }
}

/** Releases held calls and ends the world, with every socket to it. */
export function closeWorld(): void {
  for (const exchange of worlds.all()) exchange.hub.close()
  worlds.reset(defaultWorld)
}
