import { readStored, removeStored, writeStored } from '#src/shared/lib/storage.ts'

/** Longer than a call may take, so that only a tab that died loses its lease. */
const leaseMs = 20_000
const settleMs = 60
const lookAgainMs = 250

type Lease = { by: string; until: number }
/** `wait`: stand in line; otherwise somebody else's turn is reason enough to leave it. */
type Options = { wait: boolean }

const pause = (ms: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, ms)
  })

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
  await pause(settleMs * (1 + Math.random()))
  return leaseUnder(key)?.by === me
}

async function underLease(name: string, work: () => Promise<void>, { wait }: Options): Promise<void> {
  const key = `lease:${name}`
  const me = crypto.getRandomValues(new Uint32Array(2)).join('-')
  while (!(await takeLease(key, me))) {
    if (!wait) return
    await pause(lookAgainMs)
  }
  try {
    await work()
  } finally {
    if (leaseUnder(key)?.by === me) removeStored('local', key)
  }
}

/** Does the work in one tab of this browser at a time: under a Web Lock, or where there is none, under a lease in storage. */
export async function exclusively(name: string, work: () => Promise<void>, options: Options): Promise<void> {
  const locks = (globalThis.navigator as Partial<Navigator> | undefined)?.locks
  if (!locks) return underLease(name, work, options)
  await locks.request(name, { ifAvailable: !options.wait }, async (lock) => {
    if (!lock) return
    // A turn passes from tab to tab faster than what was written in it.
    await pause(settleMs)
    await work()
  })
}
