import { readStored, writeStored } from './storage.ts'

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

/** While something unsent would be lost (a bid on its way), no page reloads by itself; returns its undo. */
export function holdReloads(): () => void {
  let isHeld = true
  holds += 1
  return () => {
    if (isHeld) holds -= 1
    isHeld = false
  }
}

/** Whether there is something unsent now. */
export const areReloadsHeld = (): boolean => holds > 0

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

/**
 * Reloads the page for a part that got lost, most likely because a new version replaced it (RT-05). Once for each path
 * until it has arrived; false when it was tried before, and then the person decides.
 */
export function reloadOnce(path: string, reload: () => void = () => location.reload()): boolean {
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
