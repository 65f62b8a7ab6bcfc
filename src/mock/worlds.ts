import { Exchange, type ExchangeOptions } from './exchange/exchange.ts'

export { Exchange }

export const defaultWorld = 'demo'
export const worldCookie = 'mock-world'

/** Worlds beyond this number push out the one that was asked last. */
const worldsMax = 60

export type Worlds = {
  of: (name: string) => Exchange
  /** Whether a world is there already. */
  isOpen: (name: string) => boolean
  /** Drops a world; the next question makes it anew from its seed. */
  reset: (name: string) => void
  all: () => readonly Exchange[]
}

export const worldName = (name: string | null | undefined): string =>
  name && /^[\w-]{1,64}$/.test(name) ? name : defaultWorld

/** Which exchange a visitor is in. Each world is an exchange of its own, so that tests do not meet. */
export function createWorlds(make: (world: string) => ExchangeOptions, cleared: (world: string) => void): Worlds {
  const worlds = new Map<string, Exchange>()
  const forget = (name: string) => {
    worlds.get(name)?.hub.close()
    worlds.delete(name)
  }
  return {
    of: (name) => {
      const known = worlds.get(name) ?? new Exchange(make(name))
      worlds.delete(name)
      worlds.set(name, known)
      if (worlds.size > worldsMax) forget([...worlds.keys()].find((old) => old !== defaultWorld && old !== name)!)
      return known
    },
    isOpen: (name) => worlds.has(name),
    reset: (name) => {
      forget(name)
      cleared(name)
    },
    all: () => [...worlds.values()],
  }
}
