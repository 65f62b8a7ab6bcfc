import { newId } from '#src/shared/lib/new-id.ts'
import { delay } from '#src/shared/lib/time/delay.ts'
import { readStored, removeStored, writeStored } from '#src/shared/lib/storage/storage.ts'

/** Gives a claim back, so that another tab can have it. */
export type Release = () => void

/** Longer than a call takes, so that the lease of a tab that died is over soon. */
const leaseMs = 20_000
/** Two tabs may write a lease at the same instant; after this time both read the same one. */
const settleMs = 60
const leaseKey = 'lease:session-refresh'

type Lease = { name: string; by: string; until: number }

function storedLease(): Lease | null {
  try {
    return JSON.parse(readStored('local', leaseKey) ?? 'null') as Lease | null
  } catch {
    return null
  }
}

async function claimByLease(name: string): Promise<Release | null> {
  const lease = storedLease()
  if (lease?.name === name && lease.until > Date.now()) return null
  const by = newId()
  const isStored = writeStored('local', leaseKey, JSON.stringify({ name, by, until: Date.now() + leaseMs }))
  // Without storage no tab has a session in common with another.
  if (!isStored) return () => undefined
  await delay(settleMs * (1 + Math.random()))
  const isOwn = () => storedLease()?.by === by
  return isOwn() ? () => isOwn() && removeStored('local', leaseKey) : null
}

const claimByLock = (locks: LockManager, name: string): Promise<Release | null> =>
  new Promise((resolve) => {
    const hold = (lock: Lock | null) => {
      if (!lock) return resolve(null)
      return new Promise<void>((release) => {
        // A page that holds a lock does not come back from the browser's page cache.
        addEventListener('pagehide', () => release(), { once: true })
        resolve(release)
      })
    }
    locks.request(name, { ifAvailable: true }, hold).catch(() => resolve(null))
  })

/**
 * Claims what can be used up once, for one tab of this browser; null where it is claimed already. A claim of something that has
 * been used up is never given back: a lock reaches the next tab by another way than what its last holder stored, and may be
 * quicker, so that a tab which still reads the old state must not get it. The browser ends the claims of a page that is left.
 * Without Web Locks, which exist over https alone, a lease in storage takes their place.
 */
export function claim(name: string): Promise<Release | null> {
  const locks = (globalThis.navigator as Partial<Navigator> | undefined)?.locks
  return locks ? claimByLock(locks, name) : claimByLease(name)
}
