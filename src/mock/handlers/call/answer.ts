import * as z from 'zod/mini'
import type { SecurityEventKind } from '#src/model/account/schema.ts'
import type { Endpoint } from '#src/api/endpoint.ts'
import type { Reply } from '#src/api/outcome.ts'
import { delay } from '#src/shared/lib/time/delay.ts'
import type { Exchange } from '../../worlds.ts'
import type { Actor } from '../../exchange/actor.ts'
import { type Fault, faultOn } from '../../exchange/faults.ts'
import { Refusal, WrongProof } from '../../exchange/refusal.ts'
import type { User } from '../../exchange/tables.ts'
import type { Ask, Handler } from './handle.ts'

type Question = {
  method: string
  /** The contract's path, without the host. */
  path: string
  /** Query and body together; values from a query are text. */
  input: Record<string, unknown>
  bearer: string | null
  visitor: string
  /** User agent. */
  agent?: string
  /** Network address. */
  source?: string
  /** The token of a device that has signed in before. */
  device?: string | null
  /** The origin of the page that asks. */
  origin?: string | null
  /** Where the address of the caller is. */
  place?: string | null
}

type Answer =
  | { kind: 'envelope'; envelope: Reply }
  /** Something else than an envelope, as a broken server would send. */
  | { kind: 'nonsense'; body: string }
  /** No answer: the connection is cut. */
  | { kind: 'cut' }

const registry = new Map<string, Handler[]>()

/** Sets the handlers, once, when the exchange is mounted. */
export function registerHandlers(handlers: readonly Handler[]): void {
  registry.clear()
  for (const handler of handlers) {
    const { method, path, secretParams } = handler.endpoint
    for (const used of new Set([method, ...(secretParams === 'moved' ? ['post'] : [])]))
      registry.set(`${used} ${path}`, [...(registry.get(`${used} ${path}`) ?? []), handler])
  }
}

/** Where the calls of this method and path have their input. */
export function inputPlacesOf(method: string, path: string): ReadonlySet<Endpoint['encoding']> {
  const places = (registry.get(`${method} ${path}`) ?? []).flatMap(({ endpoint }) => [
    ...(endpoint.method === method ? [endpoint.encoding] : []),
    ...(endpoint.secretParams === 'moved' ? (['json'] as const) : []),
  ])
  return new Set(places)
}
/** What a signed-in person may not see or do, and a proof that was wrong. */
const accessRefused = 403

const say = (code: number, msg: string, data: unknown = null): Answer => ({
  kind: 'envelope',
  envelope: { code, msg, data },
})

/** Converts text of a query where the schema requires a number. */
const widened = (input: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(input).map(([key, value]) => [
      key,
      typeof value === 'string' && /^-?\d{1,9}$/.test(value) ? Number(value) : value,
    ]),
  )

/** The handler whose schema accepts the input: the grants of the token endpoint share a path. */
function choose(candidates: readonly Handler[], input: Record<string, unknown>) {
  for (const handler of candidates)
    for (const given of [input, widened(input)]) {
      const parsed = z.safeParse(handler.endpoint.input, given)
      if (parsed.success) return { handler, input: parsed.data }
    }
  return null
}

async function troubled(fault: Fault | null): Promise<Answer | null> {
  if (!fault) return null
  if (fault.kind === 'slow') await delay(fault.ms ?? 15_000)
  if (fault.kind === 'down') return { kind: 'cut' }
  if (fault.kind === 'nonsense') return { kind: 'nonsense', body: fault.body ?? '<!doctype html><title>502</title>' }
  if (fault.kind === 'refuse') return say(fault.code ?? 500, fault.msg ?? '系统繁忙，请稍后再试')
  return null
}

/** Addresses of private files are made for the session that asks; a visitor gets none. */
function withFileAddresses<T>({ exchange, actor: { userId, session } }: Ask<never>, data: T): T {
  return userId && session ? exchange.privateFiles.withAddresses(data, { userId, session }) : data
}

/** What the owner of the account reads of a refusal; null for one that is not about who asks. */
function refusedKind(refusal: Refusal): SecurityEventKind | null {
  if (refusal instanceof WrongProof) return 'proof-refused'
  return refusal.code === accessRefused ? 'access-refused' : null
}

/** The handler's answer or refusal; the token endpoint also sends a refusal in its own field (SE-04). */
async function handled({ endpoint, answer }: Handler, ask: Ask<never>): Promise<Answer> {
  const { exchange, user, actor } = ask
  try {
    return say(200, '操作成功', withFileAddresses(ask, z.parse(endpoint.data, await answer(ask))))
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const kind = refusedKind(error)
    if (kind && user) exchange.security.events.add(user.id, kind, actor)
    const refused = say(error.code, error.message, error.data)
    if (refused.kind === 'envelope' && endpoint.path === '/oauth/token')
      refused.envelope.error_description = error.message
    return refused
  }
}

function actorOf(exchange: Exchange, user: User | null, question: Question): Actor {
  const { bearer, visitor, agent = '', source, device, origin, place = null } = question
  return {
    userId: user?.id ?? null,
    visitor,
    session: exchange.accounts.sessionOf(bearer),
    agent,
    place,
    ...(source === undefined ? {} : { source }),
    ...(device ? { device } : {}),
    ...(origin ? { origin } : {}),
  }
}

async function answered(exchange: Exchange, candidates: readonly Handler[], question: Question): Promise<Answer> {
  exchange.advance()
  const user = exchange.accounts.userOf(question.bearer)
  if (!user && candidates.every(({ endpoint }) => endpoint.access === 'user')) return say(401, '请先登录')
  const chosen = choose(candidates, question.input)
  if (!chosen) return say(400, '参数错误')
  const actor = actorOf(exchange, user, question)
  return handled(chosen.handler, { input: chosen.input, exchange, user, actor } as Ask<never>)
}

/** Answers one call as the exchange would: refusals in the envelope, data checked against the contract. */
export async function answerCall(exchange: Exchange, question: Question): Promise<Answer> {
  const candidates = registry.get(`${question.method} ${question.path}`)
  if (!candidates) return say(404, '接口不存在')
  const fault = faultOn(exchange.faults, question.path)
  if (fault?.after) {
    const answer = await answered(exchange, candidates, question)
    return (await troubled(fault)) ?? answer
  }
  return (await troubled(fault)) ?? answered(exchange, candidates, question)
}
