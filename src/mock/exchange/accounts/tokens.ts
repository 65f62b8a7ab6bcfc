import type { Exchange } from '../exchange.ts'
import { token } from '../random.ts'
import { createSessions, expired } from './sessions.ts'
import type { User } from '../tables.ts'

/** An access token is good for an hour; the client changes it at tokenTime, 3000 s (SE-06). */
const accessMs = 3_600_000
const refreshMs = 7 * 24 * 3_600_000
/** A rotated refresh token is honoured this long, for tabs that asked at the same instant. */
const rotationGraceMs = 30_000
const ticketMs = 30_000

type Pair = { access_token: string; refresh_token: string }
type Refreshable = { userId: string; session: string; until: number; turnedAt: number | null; into: Pair | null }

const letIn = (user: User | undefined): User | null => (user?.isAllowAccess ? user : null)

const isReused = ({ turnedAt }: Refreshable, now: number): boolean =>
  turnedAt !== null && now - turnedAt > rotationGraceMs

const answer = ({ id: baseUserId, username, isAllowAccess }: User, pair: Pair) => ({
  ...pair,
  baseUserId,
  username,
  isAllowAccess,
})

/** The tokens of the sessions, and the tickets for the push line. */
export function createTokens(exchange: Exchange) {
  const access = new Map<string, { userId: string; session: string; until: number }>()
  const refresh = new Map<string, Refreshable>()
  const tickets = new Map<string, { userId: string; session: string | null; until: number }>()
  const sessions = createSessions(exchange)

  const issue = (userId: string, session: string): Pair => {
    const pair = { access_token: token(exchange.random, 40), refresh_token: token(exchange.random, 40) }
    const until = (ms: number) => Math.min(exchange.now() + ms, sessions.endOf(session))
    access.set(pair.access_token, { userId, session, until: until(accessMs) })
    refresh.set(pair.refresh_token, { userId, session, until: until(refreshMs), turnedAt: null, into: null })
    return pair
  }
  const familyOf = (session: string) => [...refresh].flatMap(([name, held]) => (held.session === session ? [name] : []))
  const livingAccess = (bearer: string | null) => {
    const known = bearer ? access.get(bearer) : undefined
    return known && known.until > exchange.now() ? known : null
  }

  return {
    /** A new session of this user. */
    begin: (user: User) => answer(user, issue(user.id, sessions.begin())),

    /** Whose living token this is; one of an account that is switched off is worth nothing (AC-03). */
    userOf: (bearer: string | null) => letIn(exchange.tables.users.get(livingAccess(bearer)?.userId ?? '')),

    /** The session that a living token belongs to. */
    sessionOf: (bearer: string | null): string | null => livingAccess(bearer)?.session ?? null,

    /** Sessions of a user that can still go on. */
    sessionsOf: (userId: string): ReadonlySet<string> =>
      new Set(
        [...refresh.values()]
          .filter((held) => held.userId === userId && held.turnedAt === null && held.until > exchange.now())
          .map(({ session }) => session),
      ),

    byRefresh: (refreshToken: string) => {
      const known = refresh.get(refreshToken)
      if (!known) throw sessions.refusalOf(refreshToken)
      if (isReused(known, exchange.now())) throw sessions.endReused(known, familyOf(known.session))
      sessions.refuseOver(known.session)
      const user = exchange.tables.users.get(known.userId)
      if (!user || known.until <= exchange.now()) throw expired()
      known.turnedAt ??= exchange.now()
      known.into ??= issue(user.id, known.session)
      return answer(user, known.into)
    },

    newPushTicket: (userId: string, session: string | null = null): string => {
      const ticket = token(exchange.random, 32)
      tickets.set(ticket, { userId, session, until: exchange.now() + ticketMs })
      return ticket
    },

    /** The user and the session a ticket stands for, once. A ticket that nobody knows may be that of an ended session. */
    useTicket: (ticket: string): { userId: string; session: string | null } | 'expired' | null => {
      const held = tickets.get(ticket)
      tickets.delete(ticket)
      if (!held) return null
      return held.until > exchange.now() ? { userId: held.userId, session: held.session } : 'expired'
    },

    /** Ends these sessions of a user, all unless named; their tokens are worth nothing from now on. */
    signOut: (userId: string, isEnded: (session: string) => boolean = () => true) => {
      for (const held of [access, refresh, tickets])
        for (const [name, { userId: of, session }] of held)
          if (of === userId && isEnded(session ?? '')) held.delete(name)
    },
  }
}
export type Tokens = ReturnType<typeof createTokens>
