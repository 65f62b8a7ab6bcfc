import { browserName } from '#src/model/account/agent.ts'
import type { Device } from '#src/model/account/schema.ts'
import type { Actor } from '../actor.ts'
import type { Exchange } from '../exchange.ts'
import { Refusal } from '../refusal.ts'

type Signing = { session: string; agent: string; timeZone: string | null; at: number }

/** So many sign-ins of a user are remembered. */
const remembered = 30

export type Devices = ReturnType<typeof createDevices>

/** The browsers that users signed in with, newest first. `warn` writes to a user about a browser not seen before. */
export function createDevices(exchange: Exchange, warn: (userId: string, text: string) => void) {
  const signings = new Map<string, Signing[]>()
  const of = (userId: string): Signing[] => signings.get(userId) ?? []

  /** Their tokens die, their pages are told to ask who they are, and their lines are cut. */
  const end = (userId: string, isEnded: (session: string) => boolean) => {
    exchange.accounts.signOut(userId, isEnded)
    exchange.mailbox.changed(userId, 'person')
    exchange.hub.closeUser(userId, 4401, ({ session }) => isEnded(session ?? ''))
  }

  return {
    end,
    /** Keeps a sign-in; one with a browser that this user never used before is told (domain 6.22). */
    signedIn: (userId: string, session: string, { agent = '' }: Actor) => {
      const known = of(userId)
      const name = browserName(agent)
      const isNew = known.length > 0 && known.every((signing) => browserName(signing.agent) !== name)
      signings.set(userId, [{ session, agent, timeZone: null, at: exchange.now() }, ...known].slice(0, remembered))
      exchange.mailbox.changed(userId, 'person')
      if (isNew) warn(userId, `您的账户在新的设备上登录（${name || '未知浏览器'}）。如非本人操作，请立即修改密码。`)
    },
    /** The browser of a session tells where it is. */
    tell: (userId: string, session: string | null | undefined, timeZone: string) => {
      const signing = of(userId).find((known) => known.session === session)
      if (signing) signing.timeZone = timeZone
    },
    list: (userId: string, current: string | null | undefined): Device[] => {
      const living = exchange.accounts.sessionsOf(userId)
      return of(userId).map(({ session, agent, timeZone, at }) => ({
        id: session,
        agent,
        timeZone,
        signedInAt: at,
        isCurrent: session === current,
        isSignedIn: living.has(session),
      }))
    },
    endOne: (userId: string, id: string, current: string | null | undefined) => {
      if (id === current) throw new Refusal(400, '当前设备请使用退出登录')
      if (!exchange.accounts.sessionsOf(userId).has(id)) throw new Refusal(404, '该设备已经退出登录')
      end(userId, (session) => session === id)
    },
    /** Ends all but the current session; the number of those that ended. */
    endOthers: (userId: string, current: string | null | undefined): number => {
      const others = [...exchange.accounts.sessionsOf(userId)].filter((session) => session !== current).length
      end(userId, (session) => session !== current)
      return others
    },
    forget: (userId: string) => signings.delete(userId),
  }
}
