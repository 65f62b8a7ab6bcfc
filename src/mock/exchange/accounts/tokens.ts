import type { Core } from '../core.ts'
import { token } from '../random.ts'
import { Refusal } from '../refusal.ts'
import type { User } from '../tables.ts'

/** An access token is good for an hour; the client changes it at tokenTime, 3000 s (SE-06). */
export const accessMs = 3_600_000
export const refreshMs = 7 * 24 * 3_600_000
/** A rotated refresh token is honoured this long, for tabs that asked at the same instant. */
export const rotationGraceMs = 30_000
export const ticketMs = 30_000
/** How exactly the last use of a session is known, ms. */
export const lastUseStepMs = 60_000

type Pair = { access_token: string; refresh_token: string }
type Refreshable = { userId: string; session: string; until: number; turnedAt: number | null; into: Pair | null }
type Ticket = { userId: string; session: string | null }

/** The answer to a sign-in. */
export type NewSession = Pair & Pick<User, 'username' | 'isAllowAccess'> & { baseUserId: string }

export type Tokens = {
  /** A new session of this user. */
  begin: (user: User) => NewSession
  /** Whose living token this is; one of an account that is switched off is worth nothing (AC-03). */
  userOf: (bearer: string | null) => User | null
  /** The session that a living token belongs to. */
  sessionOf: (bearer: string | null) => string | null
  /** Sessions of a user that can still go on. */
  sessionsOf: (userId: string) => ReadonlySet<string>
  /** When a session was last used, to the minute; null where that is not known, as after a restart. */
  lastUseOf: (session: string) => number | null
  byRefresh: (refreshToken: string) => NewSession
  newPushTicket: (userId: string, session?: string | null) => string
  /** The user and the session of a ticket, once. An unknown ticket may be that of an ended session. */
  useTicket: (ticket: string) => Ticket | 'expired' | null
  /** Ends these sessions of a user, all unless named; their tokens are worth nothing from now on. */
  signOut: (userId: string, isEnded?: (session: string) => boolean) => void
}

const isReused = ({ turnedAt }: Refreshable, now: number): boolean =>
  turnedAt !== null && now - turnedAt > rotationGraceMs

const answer = ({ id: baseUserId, username, isAllowAccess }: User, pair: Pair): NewSession => ({
  ...pair,
  baseUserId,
  username,
  isAllowAccess,
})

/** It may have ended anywhere, and for any reason. */
const ended = () => new Refusal(403, '登录已失效，请重新登录')
const expired = () => new Refusal(403, '登录已过期，请重新登录')
const reused = () =>
  new Refusal(403, '登录凭证被重复使用，为保护您的账户，本次登录已结束，请重新登录；如非本人操作，请立即修改密码')

/** The tokens of the sessions, and the tickets for the push connection. */
export function createTokens(core: Core): Tokens {
  const access = new Map<string, { userId: string; session: string; until: number }>()
  const refresh = new Map<string, Refreshable>()
  const tickets = new Map<string, Ticket & { until: number }>()
  /** Until when a session lasts, whatever happens in it. */
  const ends = new Map<string, number>()
  /** Refresh tokens of sessions that ended because one of them came twice. */
  const ofEndedFamilies = new Set<string>()
  const endOf = (session: string): number => ends.get(session) ?? Infinity
  /** In memory alone: no command depends on it, so it is not in the journal. */
  const lastUses = new Map<string, number>()
  const noteUse = (session: string): void => {
    if (core.now() - (lastUses.get(session) ?? -Infinity) >= lastUseStepMs) lastUses.set(session, core.now())
  }

  const beginSession = (): string => {
    const session = token(core.random, 16)
    ends.set(session, core.now() + core.sessionHours * 3_600_000)
    return session
  }

  const issue = (userId: string, session: string): Pair => {
    const pair = { access_token: token(core.random, 40), refresh_token: token(core.random, 40) }
    const until = (ms: number) => Math.min(core.now() + ms, endOf(session))
    access.set(pair.access_token, { userId, session, until: until(accessMs) })
    refresh.set(pair.refresh_token, { userId, session, until: until(refreshMs), turnedAt: null, into: null })
    return pair
  }
  const livingAccess = (bearer: string | null) => {
    const known = bearer ? access.get(bearer) : undefined
    if (!known || known.until <= core.now()) return null
    noteUse(known.session)
    return known
  }

  /** A rotated token that comes back is known to two parties, one of them a thief: both lose the session (RFC 9700). */
  const endReused = ({ userId, session }: Refreshable): Refusal => {
    for (const [name, held] of refresh) if (held.session === session) ofEndedFamilies.add(name)
    core.events.emit('refreshTokenReused', { userId, session })
    return reused()
  }

  return {
    begin: (user) => answer(user, issue(user.id, beginSession())),
    userOf: (bearer) => {
      const user = core.tables.users.get(livingAccess(bearer)?.userId ?? '')
      return user?.isAllowAccess ? user : null
    },
    sessionOf: (bearer) => livingAccess(bearer)?.session ?? null,
    sessionsOf: (userId) =>
      new Set(
        [...refresh.values()]
          .filter((held) => held.userId === userId && held.turnedAt === null && held.until > core.now())
          .map(({ session }) => session),
      ),
    lastUseOf: (session) => lastUses.get(session) ?? null,
    byRefresh: (refreshToken) => {
      const known = refresh.get(refreshToken)
      if (!known) throw ofEndedFamilies.has(refreshToken) ? reused() : ended()
      if (isReused(known, core.now())) throw endReused(known)
      if (endOf(known.session) <= core.now())
        throw new Refusal(403, `登录已满 ${core.sessionHours} 小时，为保护账户安全，请重新登录`)
      const user = core.tables.users.get(known.userId)
      if (!user || known.until <= core.now()) throw expired()
      known.turnedAt ??= core.now()
      known.into ??= issue(user.id, known.session)
      return answer(user, known.into)
    },
    newPushTicket: (userId, session = null) => {
      const ticket = token(core.random, 32)
      tickets.set(ticket, { userId, session, until: core.now() + ticketMs })
      return ticket
    },
    useTicket: (ticket) => {
      const held = tickets.get(ticket)
      tickets.delete(ticket)
      if (!held) return null
      return held.until > core.now() ? { userId: held.userId, session: held.session } : 'expired'
    },
    signOut: (userId, isEnded = () => true) => {
      for (const held of [access, refresh, tickets])
        for (const [name, { userId: of, session }] of held)
          if (of === userId && isEnded(session ?? '')) held.delete(name)
    },
  }
}
