import { closeSync, existsSync, mkdirSync, openSync } from 'node:fs'
import path from 'node:path'

/** Syncs an open file to the disk. */
export type Sync = (handle: number) => Promise<void>

/** The files of a folder that is not synced are lost in a power cut. Windows cannot open folders, and does not need it. */
const canOpenFolders = process.platform !== 'win32'

/**
 * Syncs files in rounds, one at a time; what is written during a round belongs to the next. When the disk has failed once, its
 * content is unknown: every later round fails.
 */
export function createRounds(sync: Sync) {
  let open = new Map<string, number>()
  let last: Promise<void> | null = null
  let failure: Error | null = null

  const run = async (): Promise<void> => {
    const handles = [...open.values()]
    open = new Map()
    const outcomes = await Promise.allSettled(handles.map((handle) => sync(handle)))
    for (const handle of handles) closeSync(handle)
    const failed = outcomes.find((outcome) => outcome.status === 'rejected')
    if (failed) throw failed.reason
  }

  const begin = () => {
    const round = (last ?? Promise.resolve()).then(run)
    last = round
    round.then(
      () => {
        if (last === round) last = null
      },
      (error: Error) => {
        failure ??= error
        console.error('The journal could not be brought onto the disk:', error)
      },
    )
  }

  const handleOf = (name: string, flags: string): number => {
    const known = open.get(name)
    if (known !== undefined) return known
    const handle = openSync(name, flags, 0o600)
    if (open.size === 0) begin()
    open.set(name, handle)
    return handle
  }

  return {
    /** A handle for appending; it is valid until the current task yields. Throws when the disk has failed. */
    appendTo: (file: string): number => {
      if (failure) throw failure
      if (!existsSync(file)) {
        const folder = path.dirname(file)
        mkdirSync(folder, { recursive: true, mode: 0o700 })
        if (canOpenFolders) handleOf(folder, 'r')
      }
      return handleOf(file, 'a')
    },
    /** The file of this name is removed or replaced. */
    forget: (file: string): void => {
      const handle = open.get(file)
      if (handle === undefined) return
      open.delete(file)
      closeSync(handle)
    },
    /** Resolves when everything written so far is on the disk; null if it already is. */
    pending: (): Promise<void> | null => last,
  }
}
