import { delay } from './time/delay.ts'
import { reloadPage } from './navigation/departure.ts'
import { readStored, removeStored, writeStored } from './storage/storage.ts'

const key = 'chunk-reload:v1'

/** A part of the program did not arrive, and reloading has been tried or may not be tried now. */
export class ChunkLost extends Error {
  override name = 'ChunkLost'
}

// What browsers and the bundler's preloader say when a file of the program cannot be had.
const lostWords =
  /dynamically imported module|importing a module script failed|failed to load module script|unable to preload css/i

/** Whether a failure means that a part of the program did not arrive. */
export const isLostChunk = (error: unknown): boolean =>
  error instanceof ChunkLost || (error instanceof Error && lostWords.test(error.message))

let holds = 0

/** When a tab last said that it holds something unsent, epoch ms of the machine. */
const heldKey = 'unsent:v1'
/** A tab in the background gets to say so once a minute. */
const heldGoodMs = 90_000
let heldNote: string | null = null

function noteHeld(): void {
  heldNote = String(Date.now())
  writeStored('local', heldKey, heldNote)
}

/** While something unsent would be lost (a bid on its way), no page reloads by itself; returns its undo. */
export function holdReloads(): () => void {
  let isHeld = true
  holds += 1
  noteHeld()
  return () => {
    if (!isHeld) return
    isHeld = false
    holds -= 1
    // What another tab has said since stays.
    if (holds === 0 && readStored('local', heldKey) === heldNote) removeStored('local', heldKey)
  }
}

/** Whether there is something unsent in any tab of this browser. Whoever holds it keeps the others informed by asking. */
export function isUnsentAnywhere(): boolean {
  if (holds > 0) {
    noteHeld()
    return true
  }
  const age = Date.now() - Number(readStored('local', heldKey) ?? 0)
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

/** Remembers the reload where it survives one; false where nothing does, so that there can be no loop. */
function remember(path: string): boolean {
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
 * Whether the server of the page answers now: without it a reload would put the browser's own error page in its place. A
 * second request follows a failed one, because the first one after a connection has come back may still fail.
 */
export async function isServed(): Promise<boolean> {
  if (await hasAnswered()) return true
  await delay(secondTryMs)
  return await hasAnswered()
}

/**
 * Reloads the page for a part that got lost, most likely because a new version replaced it (RT-05). Once for each path
 * until it has arrived; false when it was tried before, and then the person decides.
 */
export function reloadOnce(path: string, reload: () => void = reloadPage): boolean {
  if (holds > 0 || wasReloaded(path) || !remember(path)) return false
  reload()
  return true
}

/** The parts of this path are here: should they get lost again one day, one reload is allowed again. */
export function arrived(path: string): void {
  const paths = storedPaths()
  if (paths.includes(path)) writeStored('session', key, JSON.stringify(paths.filter((known) => known !== path)))
  const { reloadedFor, ...state } = stateOfEntry()
  if (reloadedFor === path) history.replaceState(state, '')
}
