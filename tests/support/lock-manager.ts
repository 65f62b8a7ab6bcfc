type Work = (lock: object | null) => Promise<void> | undefined
type Options = { ifAvailable?: boolean }

/** The part of the Web Locks API that mutual exclusion under one name needs. */
export function lockManager() {
  const lines = new Map<string, Promise<unknown>>()
  const held = new Set<string>()
  return {
    query: () => Promise.resolve({ held: Array.from(held, (name) => ({ name })), pending: [] }),
    request: (name: string, ...rest: [Options, Work] | [Work]) => {
      const work = rest.at(-1) as Work
      const { ifAvailable } = rest.length === 2 ? rest[0] : ({} as Options)
      if (ifAvailable && held.has(name)) return Promise.resolve(work(null))
      const turn = (lines.get(name) ?? Promise.resolve()).then(async () => {
        held.add(name)
        try {
          return await work({ name })
        } finally {
          held.delete(name)
        }
      })
      if (ifAvailable) held.add(name)
      lines.set(
        name,
        turn.catch(() => undefined),
      )
      return turn
    },
  }
}
