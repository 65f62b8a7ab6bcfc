import { type Exchange, worldCookie, worldName, type Worlds } from '../../worlds.ts'
import { cookieOf } from './cookie.ts'
import type { RateOf } from './rates.ts'

/** Counts one use of a rate; throws `RateLimitError` when it is used up. */
export type CountUse = (what: RateOf) => void
/** A request together with what its handler needs. */
export type RequestContext = { request: Request; url: URL; worlds: Worlds; countUse: CountUse }

/** The address a request came from. The server sets it, whatever the client has sent under this name. */
export const sourceHeader = 'x-mock-source'

export class RateLimitError extends Error {
  readonly seconds: number

  constructor(seconds: number) {
    super(`too much for ${seconds} s`)
    this.seconds = seconds
  }
}

export const countUseBy =
  (take: (what: RateOf) => number | null): CountUse =>
  (what) => {
    const seconds = take(what)
    if (seconds !== null) throw new RateLimitError(seconds)
  }

/** Creating a world counts as a use of the rate. */
export const rateLimitedWorlds = (worlds: Worlds, countUse: CountUse): Worlds => ({
  ...worlds,
  of: (name) => {
    if (!worlds.isOpen(name)) countUse('world')
    return worlds.of(name)
  },
})

export const worldOf = (request: Request, worlds: Worlds): Exchange =>
  worlds.of(worldName(cookieOf(request, worldCookie)))
