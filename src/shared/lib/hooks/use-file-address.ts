import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { bareAddress, endOfAddress } from '../navigation/file-address.ts'
import { safeLink } from '../navigation/safe-href.ts'
import { onBeat } from '../time/heartbeat.ts'
import { serverNow } from '../time/server-time.ts'

/** New addresses in the same order; null for a file that may not be read any more. */
type Renew = (addresses: readonly string[]) => Promise<readonly (string | null)[]>

/** An address is renewed so long before it ends, ms. */
const leadMs = 60_000
/** After a renewal that failed or was refused, ms. */
const retryMs = 15_000
/** Addresses in one renewal. */
const batchMax = 100

type Watched = { address: string; count: number; askedAt: number }

let renew: Renew | null = null
/** Files on the page by their bare address. */
const watched = new Map<string, Watched>()
const listeners = new Set<() => void>()
let stopBeat: (() => void) | null = null

const endOf = (address: string): number => endOfAddress(address) ?? Infinity
const readerOf = (address: string): string | null => /[?&]for=([^&]*)/.exec(address)?.[1] ?? null
const isDue = (address: string): boolean => endOf(address) - serverNow() < leadMs

/**
 * The address to use for the file of this one. A known one is kept while it is good, so that an answer with a newer one does not load
 * its picture again.
 */
function currentOf(address: string): string {
  const known = watched.get(bareAddress(address))?.address
  if (known === undefined || readerOf(known) !== readerOf(address)) return address
  return isDue(known) && endOf(known) < endOf(address) ? address : known
}

function keep(bare: string, address: string): void {
  const known = watched.get(bare)
  if (!known || known.address === address) return
  known.address = address
  for (const listener of listeners) listener()
}

async function renewAll(bares: readonly string[]): Promise<void> {
  const asked = bares.slice(0, batchMax)
  if (!renew || asked.length === 0) return
  for (const bare of asked) watched.get(bare)!.askedAt = serverNow()
  const fresh = await renew(asked.map((bare) => watched.get(bare)!.address)).catch(() => [])
  for (const [index, bare] of asked.entries()) {
    const address = fresh[index]
    if (address && bareAddress(address) === bare) keep(bare, address)
  }
  await renewAll(bares.slice(batchMax).filter((bare) => watched.has(bare)))
}

function renewDue(): void {
  const now = serverNow()
  const due = [...watched].filter(([, { address, askedAt }]) => isDue(address) && Math.abs(now - askedAt) >= retryMs)
  void renewAll(due.map(([bare]) => bare))
}

function forgetUnwatched(): void {
  for (const [bare, { count }] of watched) if (count === 0) watched.delete(bare)
  if (watched.size > 0) return
  stopBeat?.()
  stopBeat = null
}

function watch(address: string): () => void {
  const bare = bareAddress(address)
  const known = watched.get(bare)
  if (known) {
    known.address = currentOf(address)
    known.count += 1
  } else watched.set(bare, { address, count: 1, askedAt: -Infinity })
  stopBeat ??= onBeat(renewDue)
  return () => {
    const held = watched.get(bare)
    if (held) held.count -= 1
    // A component that renders with a newer address stops and begins at once.
    queueMicrotask(forgetUnwatched)
  }
}

/** Set by the layer that knows the exchange; until then addresses stay as they are. Returns its undo. */
export function provideFileRenewal(given: Renew): () => void {
  renew = given
  return () => {
    renew = null
  }
}

/** Renews what is on the page: a new session makes the addresses of the one before worthless. */
export const renewFileAddresses = (): Promise<void> =>
  renewAll([...watched].filter(([, { address }]) => endOfAddress(address) !== null).map(([bare]) => bare))

/** Renews one that did not load, at most once in a while. */
export function renewFileAddress(address: string): void {
  const known = watched.get(bareAddress(address))
  if (known && endOfAddress(address) !== null && Math.abs(serverNow() - known.askedAt) >= retryMs)
    void renewAll([bareAddress(address)])
}

/** An address that can be read now, for a file that is fetched later than it was shown. */
export async function readableAddress(address: string): Promise<string> {
  const known = currentOf(address)
  if (!renew || !isDue(known)) return known
  const [fresh] = await renew([known]).catch(() => [])
  if (!fresh) return known
  keep(bareAddress(known), fresh)
  return fresh
}

/** The same addresses as they are now; they change before they end. */
export function useFileAddresses(addresses: readonly string[]): readonly string[] {
  const all = addresses.join('\n')
  const list = useCallback(() => (all === '' ? [] : all.split('\n')), [all])
  const subscribe = useCallback(
    (listener: () => void) => {
      const undo = list()
        .filter((address) => endOfAddress(address) !== null)
        .map(watch)
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        for (const stop of undo) stop()
      }
    },
    [list],
  )
  const current = useSyncExternalStore(subscribe, () => list().map(currentOf).join('\n'))
  return useMemo(() => (current === '' ? [] : current.split('\n')), [current])
}

/** The address of a file as it is now; null for one that is not safe. */
export function useFileAddress(address: string | null | undefined): string | null {
  const [current] = useFileAddresses(address ? [address] : [])
  return safeLink(current)
}
