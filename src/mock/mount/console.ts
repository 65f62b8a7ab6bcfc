import * as z from 'zod/mini'
import type { Exchange } from '../exchange/exchange.ts'
import { Refusal } from '../exchange/refusal.ts'
import { loadScenario, scenarios } from '../scenarios/scenarios.ts'
import { worldCookie, worldName, type Worlds } from '../worlds.ts'
import { cookieOf } from './gate.ts'
import { escaped, toolPage } from './html.ts'

const nobody = { userId: null, visitor: '' }

const orders = {
  clock: z.object({ jumpMs: z.number().check(z.minimum(0), z.maximum(366 * 86_400_000)) }),
  scenario: z.object({ name: z.string() }),
  faults: z.object({
    faults: z.array(
      z.object({
        path: z.string(),
        kind: z.enum(['down', 'slow', 'nonsense', 'refuse']),
        ms: z.optional(z.number()),
        code: z.optional(z.number()),
        msg: z.optional(z.string()),
        body: z.optional(z.string()),
        times: z.optional(z.number()),
      }),
    ),
  }),
  quote: z.object({ assetsId: z.string(), bidNo: z.string() }),
}

const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' },
  })

const bodyOf = async (request: Request): Promise<unknown> => {
  try {
    return JSON.parse(await request.text())
  } catch {
    return {}
  }
}

const time = (ms: number) => new Date(ms + 8 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ')

const inboxPage = (exchange: Exchange) =>
  toolPage(
    '短信收件箱（模拟）',
    exchange.accounts.inbox.length === 0
      ? '<p>还没有短信。在登录页获取验证码后刷新本页。</p>'
      : `<ul>${exchange.accounts.inbox.map(({ at, telPhone, text }) => `<li>${time(at)} ${escaped(telPhone)}：${escaped(text)}</li>`).join('')}</ul>`,
  )

const indexPage = (exchange: Exchange) =>
  toolPage(
    '模拟交易所控制台',
    `<p>世界：${escaped(exchange.world)}；系统时间：${time(exchange.now())}</p><ul><li><a href="/__mock/inbox">短信收件箱</a></li><li>场景：${Object.keys(scenarios).map(escaped).join('、')}</li></ul>`,
  )

function read(path: string, url: URL, exchange: Exchange): Response {
  if (path === '/__mock') return indexPage(exchange)
  if (path === '/__mock/inbox') return inboxPage(exchange)
  if (path === '/__mock/inbox.json') return json(exchange.accounts.inbox)
  if (path === '/__mock/captcha')
    return json({ text: exchange.accounts.captchaText(url.searchParams.get('uuid') ?? '') })
  if (path === '/__mock/state')
    return json({ now: exchange.now(), startedAt: exchange.startedAt, listings: exchange.tables.listings.size })
  if (path === '/__mock/page-views') return json(exchange.pageViews)
  return json({ error: 'no such tool' }, 404)
}

type Order = (exchange: Exchange, body: unknown) => unknown

/** What each tool does; null when the order is malformed. */
const tools: Record<string, Order> = {
  clock: (exchange, body) => {
    const { success, data } = orders.clock.safeParse(body)
    if (!success) return null
    exchange.take('jumpClock', { ms: data.jumpMs }, nobody)
    return { now: exchange.advance() }
  },
  scenario: (exchange, body) => {
    const { success, data } = orders.scenario.safeParse(body)
    return success && loadScenario(exchange, data.name) ? { scenario: data.name } : null
  },
  faults: (exchange, body) => {
    const { success, data } = orders.faults.safeParse(body)
    if (!success) return null
    exchange.take('setFaults', data, nobody)
    return { faults: exchange.faults }
  },
  quote: (exchange, body) => {
    const { success, data } = orders.quote.safeParse(body)
    return success ? exchange.take('quoteOnce', data, nobody) : null
  },
}

/** The mock's own tools: reset, scenario, clock, faults, quotes, inbox. Only the server mount has them. */
export async function answerConsole(request: Request, url: URL, worlds: Worlds): Promise<Response> {
  const world = worldName(cookieOf(request, worldCookie))
  const path = url.pathname.replace(/\/$/, '')
  const exchange = worlds.of(world)
  exchange.advance()
  if (request.method === 'GET') return read(path, url, exchange)
  if (path === '/__mock/reset') {
    worlds.reset(world)
    return json({ startedAt: worlds.of(world).startedAt })
  }
  const body = await bodyOf(request)
  const name = path.slice('/__mock/'.length)
  try {
    const done = (Object.hasOwn(tools, name) && tools[name]?.(exchange, body)) || null
    return done === null ? json({ error: 'refused' }, 400) : json(done)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return json({ error: error.message }, 400)
  }
}
