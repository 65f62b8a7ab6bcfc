import { delay } from '#src/shared/lib/time/delay.ts'
import { readStored, removeStored, writeStored } from '#src/shared/lib/storage/storage.ts'

/** Longer than a call may take, so that only a tab that died loses its lease. */
const leaseMs = 20_000
const settleMs = 60
const lookAgainMs = 250

type Lease = { by: string; until: number }
/** `wait`: stand in line; otherwise somebody else's turn is reason enough to leave it. */
type Options = { wait: boolean }

const leaseUnder = (key: string): Lease | null => {
  try {
    return JSON.parse(readStored('local', key) ?? 'null') as Lease | null
  } catch {
    return null
  }
}

async function takeLease(key: string, me: string): Promise<boolean> {
  const held = leaseUnder(key)
  if (held && held.by !== me && held.until > Date.now()) return false
  writeStored('local', key, JSON.stringify({ by: me, until: Date.now() + leaseMs } satisfies Lease))
  // Without storage there is nothing to share, and nobody to share it with.
  if (!leaseUnder(key)) return true
  // Two tabs may have written at the same instant; what stands after a moment counts.
  await delay(settleMs * (1 + Math.random()))
  return leaseUnder(key)?.by === me
}

async function underLease(name: string, work: () => Promise<void>, { wait }: Options): Promise<void> {
  const key = `lease:${name}`
  const me = crypto.getRandomValues(new Uint32Array(2)).join('-')
  while (!(await takeLease(key, me))) {
    if (!wait) return
    await delay(lookAgainMs)
  }
  try {
    await work()
  } finally {
    if (leaseUnder(key)?.by === me) removeStored('local', key)
  }
}

/** How often a tab looks whether what the last turn wrote has come. A look is a question to the browser and back. */
const mostLooks = 1000

const turnRead = (name: string): number => Number(readStored('local', `turn:${name}`)) || 0

async function turnTold(locks: LockManager, name: string): Promise<number> {
  const { held = [] } = await locks.query()
  const turns = held.flatMap((lock) =>
    lock.name?.startsWith(`${name}:`) ? [Number(lock.name.slice(name.length + 1))] : [],
  )
  return Math.max(0, ...turns)
}

/**
 * The number of the last turn. A turn passes to the next tab by another way than what was written in it, and may be quicker;
 * so its number is written last, and the next tab looks until it reads the number that it has been told.
 */
async function catchUp(locks: LockManager, name: string): Promise<number> {
  for (let look = 1; ; look += 1) {
    const told = await turnTold(locks, name)
    const read = turnRead(name)
    if (read >= told || look === mostLooks) return Math.max(read, told)
  }
}

const endTelling = new Map<string, () => void>()

/** A lock, held on until this tab's next turn, tells the number: the browser answers for locks to all tabs alike. */
async function tellTurn(locks: LockManager, name: string, turn: number): Promise<void> {
  writeStored('local', `turn:${name}`, String(turn))
  // Without storage nothing was written that another tab could wait for.
  if (turnRead(name) !== turn) return
  await new Promise<void>((told) => {
    const hold = () =>
      new Promise<void>((end) => {
        endTelling.get(name)?.()
        endTelling.set(name, end)
        // A page that holds a lock does not come back from the browser's page cache.
        addEventListener('pagehide', () => end(), { once: true })
        told()
      })
    locks.request(`${name}:${turn}`, { ifAvailable: true }, hold).catch(() => told())
  })
}

/** Does the work in one tab of this browser at a time: under a Web Lock, or where there is none, under a lease in storage. */
export async function exclusively(name: string, work: () => Promise<void>, options: Options): Promise<void> {
  const locks = (globalThis.navigator as Partial<Navigator> | undefined)?.locks
  if (!locks) return underLease(name, work, options)
  await locks.request(name, { ifAvailable: !options.wait }, async (lock) => {
    if (!lock) return
    const last = await catchUp(locks, name)
    await work().finally(() => tellTurn(locks, name, last + 1))
  })
}
