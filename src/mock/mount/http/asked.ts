import { type Exchange, worldCookie, worldName, type Worlds } from '../../worlds.ts'
import { cookieOf } from './cookie.ts'
import type { RateOf } from './rates.ts'

/** Counts what the asker does; throws `TooMuch` when there is no room for it. */
export type Pass = (what: RateOf) => void
/** One request at one of the doors. */
export type Asked = { request: Request; url: URL; worlds: Worlds; pass: Pass }

export class TooMuch extends Error {
  readonly seconds: number

  constructor(seconds: number) {
    super(`too much for ${seconds} s`)
    this.seconds = seconds
  }
}

export const passOf =
  (take: (what: RateOf) => number | null): Pass =>
  (what) => {
    const seconds = take(what)
    if (seconds !== null) throw new TooMuch(seconds)
  }

/** Whoever names worlds of his own makes no more of them than the rate allows. */
export const countedWorlds = (worlds: Worlds, pass: Pass): Worlds => ({
  ...worlds,
  of: (name) => {
    if (!worlds.isOpen(name)) pass('world')
    return worlds.of(name)
  },
})

export const worldOf = (request: Request, worlds: Worlds): Exchange =>
  worlds.of(worldName(cookieOf(request, worldCookie)))
