import type { Exchange } from '../exchange.ts'
import { token } from '../random.ts'
import { Refusal } from '../refusal.ts'

export const expired = () => new Refusal(403, '登录已过期，请重新登录')
const reused = () =>
  new Refusal(403, '登录凭证被重复使用，为保护您的账户，本次登录已结束，请重新登录；如非本人操作，请立即修改密码')

/** How long sessions last, and why those ended that did not end by themselves. */
export function createSessions(exchange: Exchange) {
  const ends = new Map<string, number>()
  /** Refresh tokens of sessions that ended because one of them came twice. */
  const inTwoHands = new Set<string>()
  /** Until when a session lasts, whatever is done in it. */
  const endOf = (session: string): number => ends.get(session) ?? Infinity

  return {
    endOf,
    begin: (): string => {
      const session = token(exchange.random, 16)
      ends.set(session, exchange.now() + exchange.sessionHours * 3_600_000)
      return session
    },
    refuseOver: (session: string): void => {
      if (endOf(session) <= exchange.now())
        throw new Refusal(403, `登录已满 ${exchange.sessionHours} 小时，为保护账户安全，请重新登录`)
    },
    /** A turned token that comes back is in two hands, and nobody knows which is the thief's: both lose the session (RFC 9700). */
    endReused: ({ userId, session }: { userId: string; session: string }, family: readonly string[]): Refusal => {
      for (const refreshToken of family) inTwoHands.add(refreshToken)
      exchange.security.tokenReused(userId, session)
      return reused()
    },
    /** What is said to a refresh token that nobody knows any more. */
    refusalOf: (refreshToken: string): Refusal => (inTwoHands.has(refreshToken) ? reused() : expired()),
  }
}
