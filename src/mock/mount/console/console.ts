import { type Exchange, worldCookie, worldName, type Worlds } from '../../worlds.ts'
import { Refusal } from '../../exchange/refusal.ts'
import { scenarioLabels } from '../../scenarios/scenarios.ts'
import { cookieOf } from '../http/cookie.ts'
import { escaped, toolPage, toolStyle } from '../http/html.ts'
import { bankTools } from './bank.ts'
import { appealTools } from './appeals.ts'
import { baseTools } from './base.ts'
import { dealTools } from './deals.ts'
import { demandTools } from './demands.ts'
import { identityTools } from './identity.ts'
import { listingTools } from './listings.ts'
import { procurementTools } from './procurement.ts'
import { qualificationTools } from './qualification.ts'
import { reviewerTools } from './reviewer.ts'
import { mailboxTools } from './mailbox.ts'
import { roomTools } from './rooms.ts'
import { sealTools } from './seals.ts'
import { timeText, type ToolGroup } from './tool.ts'

const groups: readonly ToolGroup[] = [
  baseTools,
  appealTools,
  qualificationTools,
  bankTools,
  dealTools,
  procurementTools,
  demandTools,
  sealTools,
  reviewerTools,
  identityTools,
  mailboxTools,
  listingTools,
  roomTools,
]

const root = '/__mock'

const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' },
  })

const isForm = (request: Request) =>
  request.headers.get('content-type')?.startsWith('application/x-www-form-urlencoded') ?? false

const bodyOf = async (request: Request): Promise<unknown> => {
  const text = await request.text()
  if (isForm(request)) return Object.fromEntries(new URLSearchParams(text))
  try {
    return JSON.parse(text)
  } catch {
    return {}
  }
}

const button = (name: string, value: string | number, label: string) =>
  `<button name="${name}" value="${value}">${escaped(label)}</button>`

const minuteMs = 60_000
const jumps: readonly (readonly [string, number])[] = [
  ['1 分钟', minuteMs],
  ['10 分钟', 10 * minuteMs],
  ['1 小时', 60 * minuteMs],
  ['1 天', 24 * 60 * minuteMs],
]

function indexPage(exchange: Exchange): Response {
  const links = groups.flatMap(({ pages = {} }) =>
    Object.entries(pages).map(([name, { title }]) => `<li><a href="${root}/${name}">${escaped(title)}</a></li>`),
  )
  const ahead = jumps.map(([words, ms]) => button('jumpMs', ms, words))
  const positions = Object.entries(scenarioLabels).map(([name, words]) => button('name', name, `${name}：${words}`))
  return toolPage(
    '模拟交易所控制台',
    `<p>世界：${escaped(exchange.world)}；系统时间：${timeText(exchange.now())}</p><ul>${links.join('')}</ul>
<h2>时钟前拨</h2><form method="post" action="${root}/clock">${ahead.join(' ')}</form>
<h2>场景</h2><form method="post" action="${root}/scenario">${positions.join(' ')}</form>
<h2>重置</h2><form method="post" action="${root}/reset"><button>清空这个世界的全部操作，重新开始</button></form>`,
  )
}

const named = <T>(part: (group: ToolGroup) => Record<string, T> | undefined, name: string): T | undefined => {
  for (const group of groups) {
    const tools = part(group)
    if (tools && Object.hasOwn(tools, name)) return tools[name]
  }
  return undefined
}

function read(name: string, url: URL, exchange: Exchange): Response {
  if (name === '') return indexPage(exchange)
  const page = named((group) => group.pages, name)
  if (page) return toolPage(page.title, page.body(exchange, url))
  const answer = named((group) => group.answers, name)
  return answer ? json(answer(exchange, url)) : json({ error: 'no such tool' }, 404)
}

/** A submitted form redirects to the page it is on. */
const backTo = (request: Request) =>
  new Response(null, {
    status: 303,
    headers: { location: request.headers.get('referer') ?? root, 'cache-control': 'no-store' },
  })

async function carryOut(name: string, request: Request, exchange: Exchange): Promise<Response> {
  const order = named((group) => group.orders, name)
  try {
    const done = order?.(exchange, await bodyOf(request)) ?? null
    if (done === null) return json({ error: 'refused' }, 400)
    return isForm(request) ? backTo(request) : json(done)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return json({ error: error.message }, 400)
  }
}

/** The mock's own tools: reset, scenario, clock, faults, simulators, inbox. Only the server mount has them. */
export async function answerConsole(request: Request, url: URL, worlds: Worlds): Promise<Response> {
  const style = toolStyle(url)
  if (style) return style
  const world = worldName(cookieOf(request, worldCookie))
  const name = url.pathname.replace(/\/$/, '').slice(root.length + 1)
  // Before the world is accessed: one that is discarded need not be created first.
  if (request.method !== 'GET' && name === 'reset') worlds.reset(world)
  const exchange = worlds.of(world)
  exchange.advance()
  if (request.method === 'GET') return read(name, url, exchange)
  if (name !== 'reset') return carryOut(name, request, exchange)
  return isForm(request) ? backTo(request) : json({ startedAt: exchange.startedAt })
}
