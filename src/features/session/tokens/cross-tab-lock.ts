import { newId } from '#src/shared/lib/new-id.ts'
import { delay } from '#src/shared/lib/time/delay.ts'
import { readStored, removeStored, writeStored } from '#src/shared/lib/storage/storage.ts'

/** Releases a claim, so that another tab can take it. */
export type Release = () => void

/** Longer than a call takes; the lease of a crashed tab ends after it. */
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
  // Without storage tabs do not share a session.
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
        // A page that holds a lock is not kept in the back/forward cache.
        addEventListener('pagehide', () => release(), { once: true })
        resolve(release)
      })
    }
    locks.request(name, { ifAvailable: true }, hold).catch(() => resolve(null))
  })

/**
 * Claims something that can be used once, for one tab of this browser; null when it is claimed already. The claim of something
 * used is never released: a lock and stored data reach other tabs by different channels, so the next holder of a released lock
 * may still read what was stored before. The browser releases the claims of a page that is closed.
 * Web Locks need a secure context; over plain http a lease in storage replaces them.
 */
export function claim(name: string): Promise<Release | null> {
  const locks = (globalThis.navigator as Partial<Navigator> | undefined)?.locks
  return locks ? claimByLock(locks, name) : claimByLease(name)
}
