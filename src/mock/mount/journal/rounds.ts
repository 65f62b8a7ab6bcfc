import { closeSync, existsSync, mkdirSync, openSync } from 'node:fs'
import path from 'node:path'

/** Brings what was written to an open file onto the disk. */
export type Sync = (handle: number) => Promise<void>

/** A folder that is not on the disk yet has no files after a power cut. Windows opens no folders, and needs it not. */
const canOpenFolders = process.platform !== 'win32'

/**
 * Files that were written to, brought onto the disk together: one round at a time, and what is written during a round goes with
 * the next. When the disk fails once, nobody knows what it holds: from then on every round fails.
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
    /** A handle for appending; it is good until control is given back. Throws when the disk has failed. */
    appendTo: (file: string): number => {
      if (failure) throw failure
      if (!existsSync(file)) {
        const folder = path.dirname(file)
        mkdirSync(folder, { recursive: true, mode: 0o700 })
        if (canOpenFolders) handleOf(folder, 'r')
      }
      return handleOf(file, 'a')
    },
    /** The file is no longer the one of this name. */
    forget: (file: string): void => {
      const handle = open.get(file)
      if (handle === undefined) return
      open.delete(file)
      closeSync(handle)
    },
    /** Resolves when everything that was written by now is on the disk; null when it is. */
    pending: (): Promise<void> | null => last,
  }
}
