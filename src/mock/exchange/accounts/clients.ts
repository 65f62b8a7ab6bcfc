import type { Actor } from '../actor.ts'
import type { Core } from '../core.ts'
import { token } from '../random.ts'
import type { User } from '../tables.ts'
import { type Confirmations, createConfirmations, type Place } from './factors/confirmations.ts'

/** Who asks, as far as limits are concerned: the account of the session, the token of the device, the network address. */
export type Client = Pick<Actor, 'userId' | 'source' | 'device'>

/**
 * What an account knows of who asks. Each has limits of its own, so that strangers cannot use up those of the holder: `self` is signed in
 * with this account, `device` and `source` have signed in to it before, `user` is signed in and asks about something that belongs to no
 * account.
 */
export type Standing = 'self' | 'device' | 'source' | 'user' | 'stranger'

/** How long a device is known after its last sign-in, days. */
export const deviceKnownDays = 180
/** How long a network address is known after the last sign-in from it, days. */
export const sourceKnownDays = 30
/** Devices and network addresses of one account that are remembered, each. */
export const knownMax = 20

const dayMs = 86_400_000
const deviceTokenLength = 40
/** Sign-ins whose device token the mount has not fetched. */
const unfetchedMax = 200
/** Sessions of which it is known where they began. */
const beginningsMax = 20_000

/** A session that has begun, with its first access token. */
type Begun = { session: string | null; accessToken: string }
type Known = { devices: Map<string, number>; sources: Map<string, number> }

export type Clients = {
  standingOf: (account: User | undefined, client: Client) => Standing
  /** Remembers device and address of a sign-in; the token of the device is its answer, and ready for the mount that answers. */
  signedIn: (userId: string, client: Client, begun: Begun) => string
  /** Whether a session is used on the device on which it began, or without one at the same address. */
  isWhereItBegan: (actor: Place) => boolean
  /** The device token of a new session, once. */
  deviceTokenOf: (accessToken: string) => string | null
  /** Where the account has confirmed by a second factor. */
  confirmations: Confirmations
  /** Whoever has signed in to this account before is a stranger again. */
  forget: (userId: string) => void
}

/** Names one who asks: by account, by a device that the account knows, or by network address. */
export function clientKey({ userId, source = '', device = '' }: Client, standing: Standing): string {
  if (userId !== null) return `user ${userId}`
  return standing === 'device' ? `device ${device}` : `source ${source}`
}

/** Adds as the newest; the oldest beyond the maximum is forgotten. */
function keep<T>(map: Map<string, T>, key: string, value: T, max: number): void {
  map.delete(key)
  map.set(key, value)
  const [oldest] = map.keys()
  if (map.size > max && oldest !== undefined) map.delete(oldest)
}

/** The devices and network addresses from which each account was signed in to. */
export function createClients({ now, random }: Pick<Core, 'now' | 'random'>): Clients {
  const known = new Map<string, Known>()
  const unfetched = new Map<string, string>()
  const confirmations = createConfirmations({ now })
  const beginnings = new Map<string, { device: string; source: string | undefined }>()

  const isKnown = (map: Map<string, number> | undefined, key: string | undefined): boolean =>
    key !== undefined && (map?.get(key) ?? 0) > now()

  const knownOf = (userId: string): Known => {
    const found = known.get(userId) ?? { devices: new Map<string, number>(), sources: new Map<string, number>() }
    known.set(userId, found)
    return found
  }

  /**
   * A device that is new to an account gets a new token, valid for the other accounts of this browser too: a token that somebody planted
   * there would otherwise be known to the account as well.
   */
  const deviceTokenFor = (userId: string, device: string | undefined): string => {
    if (device !== undefined && isKnown(known.get(userId)?.devices, device)) return device
    const fresh = token(random, deviceTokenLength)
    for (const { devices } of known.values()) {
      const until = device === undefined ? undefined : devices.get(device)
      if (until !== undefined) keep(devices, fresh, until, knownMax)
    }
    if (device !== undefined) confirmations.renamed(device, fresh)
    return fresh
  }

  return {
    standingOf: (account, { userId, source, device }) => {
      if (!account) return userId === null ? 'stranger' : 'user'
      if (account.id === userId) return 'self'
      const { devices, sources } = known.get(account.id) ?? {}
      if (isKnown(devices, device)) return 'device'
      return isKnown(sources, source) ? 'source' : 'stranger'
    },
    signedIn: (userId, { source, device }, { session, accessToken }) => {
      const deviceToken = deviceTokenFor(userId, device)
      const { devices, sources } = knownOf(userId)
      keep(devices, deviceToken, now() + deviceKnownDays * dayMs, knownMax)
      if (source !== undefined) keep(sources, source, now() + sourceKnownDays * dayMs, knownMax)
      unfetched.set(accessToken, deviceToken)
      const [oldest] = unfetched.keys()
      if (unfetched.size > unfetchedMax && oldest !== undefined) unfetched.delete(oldest)
      confirmations.sessionBegan(userId, deviceToken, session)
      if (session !== null) keep(beginnings, session, { device: deviceToken, source }, beginningsMax)
      return deviceToken
    },
    isWhereItBegan: ({ session, device, source }) => {
      const begun = beginnings.get(session ?? '')
      if (!begun) return false
      return device === undefined ? begun.source === source : begun.device === device
    },
    deviceTokenOf: (accessToken) => {
      const found = unfetched.get(accessToken) ?? null
      unfetched.delete(accessToken)
      return found
    },
    confirmations,
    forget: (userId) => void known.delete(userId),
  }
}
