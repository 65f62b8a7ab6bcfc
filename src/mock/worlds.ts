import { Exchange, type ExchangeOptions } from './exchange/exchange.ts'

export { Exchange }

export const defaultWorld = 'demo'
export const worldCookie = 'mock-world'

/** Beyond this number the least recently used world is removed. */
const worldsMax = 60

export type Worlds = {
  of: (name: string) => Exchange
  /** Whether a world exists. */
  isOpen: (name: string) => boolean
  /** Removes a world; the next request creates it again from its seed. */
  reset: (name: string) => void
  all: () => readonly Exchange[]
}

export const worldName = (name: string | null | undefined): string =>
  name && /^[\w-]{1,64}$/.test(name) ? name : defaultWorld

/** The exchange of each visitor's world. Worlds are separate, so that tests do not affect each other. */
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
