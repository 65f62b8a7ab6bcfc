import { seenLinks } from './scroll-sight.ts'

/** Stores and restores scroll positions. Loaded with the first scroll: before that there is none to store. */
let memory: typeof import('./scroll-memory.ts') | undefined
/** The history entry of the screen that is drawn, which differs from the browser's while a screen is loading. */
let shownEntry: string | undefined
let visits = 0
/** The history entry that the lock replaced, as `entryName` writes it. */
let lockedEntry: string | undefined

/** One for all: what waits for it runs in the order of the calls. */
let loading: Promise<void> | undefined

const load = () =>
  (loading ??= import('./scroll-memory.ts').then(
    (loaded) => {
      memory = loaded
    },
    // Without it every screen is shown from its top.
    () => {
      loading = undefined
    },
  ))

/** Stores the position on the current screen, before another one is drawn. */
export function keepPlace(): void {
  const entry = shownEntry
  if (entry === undefined || (!memory && scrollY === 0)) return
  // Read now: the screen is gone by the time that a late memory arrives.
  const y = scrollY
  const links = seenLinks()
  const { activeElement } = document
  const write = () => memory?.keep(entry, y, links, activeElement)
  if (memory) write()
  else void load().then(write)
}

/** Stores positions from the first scroll on; returns its undo. */
export function followScroll(): () => void {
  addEventListener('scroll', load, { once: true })
  addEventListener('pagehide', keepPlace)
  return () => {
    removeEventListener('scroll', load)
    removeEventListener('pagehide', keepPlace)
  }
}

/** Whether the document was opened by a navigation: neither reloaded nor restored. */
const isNewDocument = () =>
  (performance.getEntriesByType('navigation') as PerformanceNavigationTiming[])[0]?.type === 'navigate'

/** Entries that this program did not make share one key; the address distinguishes them. */
export const entryName = (key: string, address: string): string => `${key} ${address}`

/**
 * The screen of another history entry is drawn: from its top, or at the stored position. The first screen of a document keeps
 * the position of the static page.
 */
function enterEntry(entry: string, isReturn: boolean, storedEntry = entry): void {
  const isFirst = shownEntry === undefined
  const visit = (visits += 1)
  shownEntry = entry
  memory?.stop()
  if (!isFirst) scrollTo({ top: 0, left: 0, behavior: 'instant' })
  if (!isReturn || (isFirst && isNewDocument())) return
  if (memory) memory.showPlace(storedEntry)
  else
    void load().then(() => {
      if (visit === visits && scrollY === 0) memory?.showPlace(storedEntry)
    })
}

/** The lock replaces the screen, whose position is restored when the lock opens. */
export function enterLock(entry: string): void {
  lockedEntry ??= shownEntry
  enterEntry(entry, false)
}

/** The entry of the screen that was locked, where its address is the one that is shown again. */
function entryBehindLock(address: string): string | null {
  const entry = lockedEntry
  lockedEntry = undefined
  return entry?.endsWith(` ${address}`) ? entry : null
}

/** The screen of an address follows another one, or the lock. */
export function enterScreen(key: string, address: string, isReturn: boolean): void {
  const behind = entryBehindLock(address)
  enterEntry(entryName(key, address), isReturn || behind !== null, behind ?? undefined)
}

/** The screen stays, under another history entry. */
export function renameEntry(entry: string): void {
  shownEntry = entry
}
