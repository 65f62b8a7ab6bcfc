/** Keeps places and shows them again. It comes with the first scroll: before that there is no place to keep. */
let memory: typeof import('./scroll-memory.ts') | undefined
/** The history entry whose screen is drawn. A screen on its way has an entry already. */
let drawn: string | undefined
let visits = 0
/** The history entry that the lock took the place of, as `entryName` writes it. */
let locked: string | undefined

const load = () =>
  import('./scroll-memory.ts').then(
    (loaded) => {
      memory = loaded
    },
    // Without it every screen begins at the top.
    () => undefined,
  )

/** Keeps the place on the screen that is drawn, before another one is drawn instead. */
export function keepPlace(): void {
  const entry = drawn
  const y = scrollY
  if (entry === undefined) return
  if (memory) memory.keepPlace(entry)
  else if (y > 0) void load().then(() => memory?.keepOffset(entry, y))
}

/** Follows the reader's scrolling; returns its undo. */
export function followScroll(): () => void {
  addEventListener('scroll', load, { once: true })
  addEventListener('pagehide', keepPlace)
  return () => {
    removeEventListener('scroll', load)
    removeEventListener('pagehide', keepPlace)
  }
}

/** Neither reloaded nor come back to. */
const isNewDocument = () =>
  (performance.getEntriesByType('navigation') as PerformanceNavigationTiming[])[0]?.type === 'navigate'

/** Where the browser gives an entry no key of its own, its address tells it from others. */
export const entryName = (key: string, address: string): string => `${key} ${address}`

/**
 * The screen of another history entry is drawn: at its top, or where the reader left it. The first screen of a document stays
 * as the reader has scrolled the static page.
 */
function takePlace(entry: string, isReturn: boolean, kept = entry): void {
  const isFirst = drawn === undefined
  const visit = (visits += 1)
  drawn = entry
  memory?.stop()
  if (!isFirst) scrollTo({ top: 0, left: 0, behavior: 'instant' })
  if (!isReturn || (isFirst && isNewDocument())) return
  if (memory) memory.showPlace(kept)
  else
    void load().then(() => {
      if (visit === visits && scrollY === 0) memory?.showPlace(kept)
    })
}

/** The lock is drawn in place of the screen: that is shown as it was when the lock opens. */
export function takeLock(entry: string): void {
  locked ??= drawn
  takePlace(entry, false)
}

/** The entry whose place this address is shown at: that of the screen which was locked, where it is the one that comes back. */
function placeBehindLock(address: string): string | null {
  const entry = locked
  locked = undefined
  return entry?.endsWith(` ${address}`) ? entry : null
}

/** The screen of an address comes after another one, or after the lock. */
export function takeScreen(key: string, address: string, isReturn: boolean): void {
  const behind = placeBehindLock(address)
  takePlace(entryName(key, address), isReturn || behind !== null, behind ?? undefined)
}

/** The screen stays, and its history entry has another name. */
export function renamePlace(entry: string): void {
  drawn = entry
}
