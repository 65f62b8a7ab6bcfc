import { browserName } from '#src/model/account/agent.ts'
import type { Device } from '#src/model/account/schema.ts'
import type { UserMatter } from '#src/model/message/schema.ts'
import type { Actor } from '../actor.ts'
import type { Core } from '../core.ts'
import { Refusal } from '../refusal.ts'
import type { Confirmations } from './factors/confirmations.ts'
import type { Proofs, Session as Current } from './proofs.ts'

type SignIn = { session: string; agent: string; place: string | null; timeZone: string | null; at: number }

/** Sign-ins of one user that are kept. */
export const signInsMax = 30

export type Devices = {
  /** Ends sessions: their tokens become invalid, open pages learn that they have to ask again, their connections are closed. */
  end: (userId: string, isEnded: (session: string) => boolean) => void
  /** Keeps a sign-in, and warns of one with a browser that this user never used before (domain 6.22). */
  signedIn: (userId: string, session: string, actor: Actor) => void
  /** Keeps the time zone in which the browser of a session is. */
  setTimeZone: (userId: string, session: Current, timeZone: string) => void
  list: (userId: string, current: Current) => Device[]
  endOne: (userId: string, id: string, current: Current) => void
  /** Ends all but the current session; the number of those that ended. */
  endOthers: (userId: string, current: Current) => number
  forget: (userId: string) => void
}

type Ports = {
  tokens: {
    signOut: (userId: string, isEnded: (session: string) => boolean) => void
    sessionsOf: (userId: string) => ReadonlySet<string>
    lastUseOf: (session: string) => number | null
    confirmations: Pick<Confirmations, 'endSessions'>
  }
  proofs: Pick<Proofs['recent'], 'require'>
  mailbox: { changed: (userId: string, matter: UserMatter) => void }
  warn: (userId: string, text: string) => void
}

/** The browsers that users signed in with, newest first. */
export function createDevices(core: Core, { tokens, proofs, mailbox, warn }: Ports): Devices {
  const signIns = new Map<string, SignIn[]>()
  const of = (userId: string): SignIn[] => signIns.get(userId) ?? []

  const end = (userId: string, isEnded: (session: string) => boolean) => {
    tokens.signOut(userId, isEnded)
    tokens.confirmations.endSessions(userId, isEnded)
    mailbox.changed(userId, 'person')
    core.hub.closeUser(userId, 4401, ({ session }) => isEnded(session ?? ''))
  }

  return {
    end,
    signedIn: (userId, session, { agent = '', place = null }) => {
      const known = of(userId)
      const name = browserName(agent)
      const isNew = known.length > 0 && known.every((signIn) => browserName(signIn.agent) !== name)
      signIns.set(userId, [{ session, agent, place, timeZone: null, at: core.now() }, ...known].slice(0, signInsMax))
      mailbox.changed(userId, 'person')
      if (isNew) warn(userId, `您的账户在新的设备上登录（${name || '未知浏览器'}）。如非本人操作，请立即修改密码。`)
    },
    setTimeZone: (userId, session, timeZone) => {
      const signIn = of(userId).find((known) => known.session === session)
      if (signIn) signIn.timeZone = timeZone
    },
    list: (userId, current) => {
      const living = tokens.sessionsOf(userId)
      return of(userId).map(({ session, agent, place, timeZone, at }) => ({
        id: session,
        agent,
        place,
        timeZone,
        signedInAt: at,
        lastUsedAt: tokens.lastUseOf(session),
        isCurrent: session === current,
        isSignedIn: living.has(session),
      }))
    },
    endOne: (userId, id, current) => {
      proofs.require(current)
      if (id === current) throw new Refusal(400, '当前设备请使用退出登录')
      if (!tokens.sessionsOf(userId).has(id)) throw new Refusal(404, '该设备已经退出登录')
      end(userId, (session) => session === id)
    },
    endOthers: (userId, current) => {
      proofs.require(current)
      const others = [...tokens.sessionsOf(userId)].filter((session) => session !== current).length
      end(userId, (session) => session !== current)
      return others
    },
    forget: (userId) => void signIns.delete(userId),
  }
}
