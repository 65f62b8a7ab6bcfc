import type { Core } from '../core.ts'
import { Refusal } from '../refusal.ts'
import { type Client, clientKey, type Standing } from './clients.ts'

/** Wrong passwords of one client for one account before it has to wait. */
export const freeFailures = 4
/** Wrong passwords from one unknown network address, whatever the accounts, before it has to wait: an office shares an address. */
export const freeFailuresOfSource = 30
/** The wait after each further wrong password, minutes; the last one repeats. */
export const waitMinutes = [1, 2, 4, 8, 15] as const
/**
 * Wrong passwords for one account within 24 hours from all devices and network addresses that it does not know, taken together: beyond it
 * guessing from many addresses has to wait. Known devices and addresses are neither counted here nor held back by it.
 */
export const strangerFailuresPerDay = 100
const dayMs = 24 * 3_600_000
/** After such a time without another one, wrong passwords are forgotten. */
const forgetMs = dayMs
/** Clients that are counted; the one that failed the longest ago is forgotten first. */
const countedMax = 20_000

const minuteMs = 60_000

type Failures = { count: number; at: number; until: number }

/** A sign-in by password: for this account, whether or not it exists, by this client. */
export type LoginAttempt = { account: string; client: Client; standing: Standing }

export type LoginThrottle = {
  refuseWhileWaiting: (attempt: LoginAttempt) => void
  count: (attempt: LoginAttempt) => void
  /** After a success: this client begins anew. */
  forget: (attempt: LoginAttempt) => void
  /** After a new password: the wrong ones for the old one count no more. */
  clear: (account: string) => void
}

/** Failures by key, with the wait that follows from them. */
function createFailures({ now }: Pick<Core, 'now'>, free: number) {
  const failures = new Map<string, Failures>()
  return {
    until: (key: string): number => failures.get(key)?.until ?? 0,
    count: (key: string): void => {
      const known = failures.get(key)
      const count = known && now() - known.at < forgetMs ? known.count + 1 : 1
      const minutes = count > free ? (waitMinutes[count - free - 1] ?? waitMinutes.at(-1)!) : 0
      failures.delete(key)
      failures.set(key, { count, at: now(), until: now() + minutes * minuteMs })
      const [oldest] = failures.keys()
      if (failures.size > countedMax && oldest !== undefined) failures.delete(oldest)
    },
    forget: (key: string): void => void failures.delete(key),
    forgetAll: (isMeant: (key: string) => boolean): void => {
      for (const key of failures.keys()) if (isMeant(key)) failures.delete(key)
    },
  }
}

const isStranger = ({ standing }: LoginAttempt): boolean => standing === 'stranger' || standing === 'user'

/** The newest failures of strangers by account, each counted for a day: two days' worth cannot be spent around midnight. */
function createStrangerBudget({ now }: Pick<Core, 'now'>) {
  const failures = new Map<string, number[]>()
  const recent = (account: string): number[] => (failures.get(account) ?? []).filter((at) => at > now() - dayMs)
  return {
    /** Until when it is spent. */
    until: (account: string): number => {
      const oldest = recent(account).at(-strangerFailuresPerDay)
      return oldest === undefined ? 0 : oldest + dayMs
    },
    count: (account: string): void => {
      const times = [...recent(account), now()]
      failures.delete(account)
      failures.set(account, times)
      const [oldest] = failures.keys()
      if (failures.size > countedMax && oldest !== undefined) failures.delete(oldest)
    },
    clear: (account: string): void => void failures.delete(account),
  }
}

/**
 * Wrong passwords make the client wait that sends them, not the account: who knows a name cannot keep its holder out. Strangers share a
 * budget a day for each account.
 */
export function createLoginThrottle(core: Pick<Core, 'now'>): LoginThrottle {
  const { now } = core
  const byPair = createFailures(core, freeFailures)
  const bySource = createFailures(core, freeFailuresOfSource)
  const strangers = createStrangerBudget(core)

  const sourceOf = ({ client }: LoginAttempt): string => client.source ?? ''
  /** One who is signed in elsewhere is counted by network address too: accounts are cheaper than addresses. */
  const pairOf = ({ account, client, standing }: LoginAttempt): string =>
    JSON.stringify([account, clientKey({ ...client, userId: null }, standing)])

  /** Until when a stranger has to wait for something that others share. */
  const strangerUntil = (attempt: LoginAttempt): number =>
    Math.max(bySource.until(sourceOf(attempt)), strangers.until(attempt.account))

  return {
    refuseWhileWaiting: (attempt) => {
      const until = Math.max(byPair.until(pairOf(attempt)), isStranger(attempt) ? strangerUntil(attempt) : 0)
      if (until <= now()) return
      const minutes = Math.ceil((until - now()) / minuteMs)
      throw new Refusal(407, `登录失败次数过多，请 ${minutes} 分钟后再试，或使用短信验证码登录`)
    },
    count: (attempt) => {
      byPair.count(pairOf(attempt))
      if (!isStranger(attempt)) return
      bySource.count(sourceOf(attempt))
      strangers.count(attempt.account)
    },
    forget: (attempt) => byPair.forget(pairOf(attempt)),
    clear: (account) => {
      byPair.forgetAll((key) => (JSON.parse(key) as string[])[0] === account)
      strangers.clear(account)
    },
  }
}
