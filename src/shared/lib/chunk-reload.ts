import { delay } from './time/delay.ts'
import { reloadPage } from './navigation/departure.ts'
import { readStored, removeStored, writeStored } from './storage/storage.ts'

const key = 'chunk-reload:v1'

/** A chunk did not load, and a reload has been tried already or is not allowed now. */
export class ChunkLoadError extends Error {
  override name = 'ChunkLoadError'
}

// Messages of browsers and of the bundler's preloader when a chunk cannot be loaded.
const loadErrorPattern =
  /dynamically imported module|importing a module script failed|failed to load module script|unable to preload css/i

/** Whether an error means that a chunk did not load. */
export const isLostChunk = (error: unknown): boolean =>
  error instanceof ChunkLoadError || (error instanceof Error && loadErrorPattern.test(error.message))

let holds = 0

/** When a tab last reported unsent data, epoch ms of the machine. */
const unsentKey = 'unsent:v1'
/** Background tabs run timers once a minute at most. */
const heldGoodMs = 90_000
let heldNote: string | null = null

function noteHeld(): void {
  heldNote = String(Date.now())
  writeStored('local', unsentKey, heldNote)
}

/** Prevents automatic reloads while unsent data (a bid in transit) would be lost; returns its undo. */
export function blockReloads(): () => void {
  let isHeld = true
  holds += 1
  noteHeld()
  return () => {
    if (!isHeld) return
    isHeld = false
    holds -= 1
    // A later report of another tab stays.
    if (holds === 0 && readStored('local', unsentKey) === heldNote) removeStored('local', unsentKey)
  }
}

/** Whether any tab of this browser has unsent data. A tab that has some renews its report at each call. */
export function isUnsentAnywhere(): boolean {
  if (holds > 0) {
    noteHeld()
    return true
  }
  const age = Date.now() - Number(readStored('local', unsentKey) ?? 0)
  return age >= 0 && age < heldGoodMs
}

function storedPaths(): string[] {
  try {
    const paths: unknown = JSON.parse(readStored('session', key) ?? '[]')
    return Array.isArray(paths) ? paths.filter((path) => typeof path === 'string') : []
  } catch {
    return []
  }
}

const stateOfEntry = (): { reloadedFor?: unknown } => {
  const state: unknown = history.state
  return typeof state === 'object' && state !== null ? state : {}
}

const wasReloaded = (path: string) => storedPaths().includes(path) || stateOfEntry().reloadedFor === path

/** Records the reload where it survives one; false where nothing can be stored, which prevents a loop. */
function recordReload(path: string): boolean {
  writeStored('session', key, JSON.stringify([...new Set([...storedPaths(), path])]))
  if (storedPaths().includes(path)) return true
  // Private modes may refuse storage; the history entry outlives a reload as well.
  try {
    history.replaceState({ ...stateOfEntry(), reloadedFor: path }, '')
    return stateOfEntry().reloadedFor === path
  } catch {
    return false
  }
}

const servedWithinMs = 5000
const secondTryMs = 500

async function hasAnswered(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(servedWithinMs)
    const { status } = await fetch(location.href, { method: 'HEAD', cache: 'no-store', signal })
    return status < 500
  } catch {
    return false
  }
}

/**
 * Whether the server of the page answers now: without it a reload would show the browser's own error page. A failed request is
 * repeated once, because the first one after a reconnect may still fail.
 */
export async function isServed(): Promise<boolean> {
  if (await hasAnswered()) return true
  await delay(secondTryMs)
  return await hasAnswered()
}

/**
 * Reloads the page for a chunk that did not load, most likely because a new version replaced it (RT-05). Once for each path until
 * it has loaded; false when it was tried before, and then the reader decides.
 */
export function reloadOnce(path: string, reload: () => void = reloadPage): boolean {
  if (holds > 0 || wasReloaded(path) || !recordReload(path)) return false
  reload()
  return true
}

/** The chunks of this path have loaded: one reload is allowed again if they get lost later. */
export function recordChunkLoaded(path: string): void {
  const paths = storedPaths()
  if (paths.includes(path)) writeStored('session', key, JSON.stringify(paths.filter((known) => known !== path)))
  const { reloadedFor, ...state } = stateOfEntry()
  if (reloadedFor === path) history.replaceState(state, '')
}
