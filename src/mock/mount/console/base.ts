import * as z from 'zod/mini'
import { struckBy } from '../../exchange/faults.ts'
import type { Exchange } from '../../worlds.ts'
import { loadScenario } from '../../scenarios/scenarios.ts'
import { escaped } from '../http/html.ts'
import { refusedIn } from '../http/refused-requests.ts'
import { noUser, timeText, type ToolGroup } from './tool.ts'

const orders = {
  clock: z.object({ jumpMs: z.coerce.number().check(z.minimum(0), z.maximum(366 * 86_400_000)) }),
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
        share: z.optional(z.number().check(z.minimum(0), z.maximum(1))),
        seed: z.optional(z.string()),
        after: z.optional(z.boolean()),
      }),
    ),
  }),
  factors: z.object({ ofAll: z.boolean() }),
  'sessions-end': z.object({ loginName: z.optional(z.string()) }),
  quote: z.object({ assetsId: z.string(), bidNo: z.string(), amount: z.optional(z.string()) }),
}

/** Ends every session of one account, or of all: their tokens are invalid, and their connections are closed. */
function endSessions(exchange: Exchange, loginName: string | undefined): { ended: number } | null {
  const users = [...exchange.tables.users.values()].filter(
    (user) => loginName === undefined || user.loginName === loginName,
  )
  if (users.length === 0) return null
  const living = users.map(({ id }) => exchange.accounts.sessionsOf(id).size)
  for (const { id: userId } of users) {
    exchange.take('signOut', { userId }, noUser)
    exchange.hub.closeUser(userId, 4401)
  }
  return { ended: living.reduce((sum, count) => sum + count, 0) }
}

/** Sessions, clock, scenarios, faults, quotes of bots, the SMS inbox, and the state that tests read. */
export const baseTools: ToolGroup = {
  pages: {
    inbox: {
      title: '短信收件箱（模拟）',
      body: ({ sms }) =>
        sms.inbox.length === 0
          ? '<p>还没有短信。在登录页获取验证码后刷新本页。</p>'
          : `<ul>${sms.inbox.map(({ at, telPhone, text }) => `<li>${timeText(at)} ${escaped(telPhone)}：${escaped(text)}</li>`).join('')}</ul>`,
    },
  },
  answers: {
    'inbox.json': ({ sms }) => sms.inbox,
    captcha: ({ accounts }, url) => ({ text: accounts.captchaText(url.searchParams.get('uuid') ?? '') }),
    state: (exchange) => ({
      now: exchange.now(),
      startedAt: exchange.startedAt,
      listings: exchange.tables.listings.size,
      users: exchange.tables.users.size,
    }),
    'faults.json': ({ faults }) => faults.map((fault) => ({ ...fault, struck: struckBy(fault) })),
    'page-views': (exchange) => exchange.pageViews,
    'refused.json': refusedIn,
  },
  orders: {
    clock: (exchange, body) => {
      const { success, data } = orders.clock.safeParse(body)
      if (!success) return null
      exchange.take('jumpClock', { ms: data.jumpMs }, noUser)
      return { now: exchange.advance() }
    },
    factors: (exchange, body) => {
      const { success, data } = orders.factors.safeParse(body)
      if (!success) return null
      exchange.take('demandFactors', data, noUser)
      return { ofAll: exchange.factors.isForAll() }
    },
    scenario: (exchange, body) => {
      const { success, data } = orders.scenario.safeParse(body)
      return success && loadScenario(exchange, data.name) ? { scenario: data.name } : null
    },
    faults: (exchange, body) => {
      const { success, data } = orders.faults.safeParse(body)
      if (!success) return null
      exchange.take('setFaults', data, noUser)
      return { faults: exchange.faults }
    },
    'sessions-end': (exchange, body) => {
      const { success, data } = orders['sessions-end'].safeParse(body)
      return success ? endSessions(exchange, data.loginName) : null
    },
    quote: (exchange, body) => {
      const { success, data } = orders.quote.safeParse(body)
      if (!success) return null
      const { amount, ...who } = data
      return exchange.take('quoteOnce', { ...who, ...(amount ? { amount } : {}) }, noUser)
    },
  },
}
