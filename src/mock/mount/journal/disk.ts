import {
  appendFileSync,
  chmodSync,
  copyFileSync,
  existsSync,
  fdatasync,
  fstatSync,
  ftruncateSync,
  readFileSync,
  rmSync,
  truncateSync,
} from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import type { Journal } from '../../exchange/journal.ts'
import { createRounds, type Sync } from './rounds.ts'

/** How bytes get to an open file, and from there onto the disk. */
export type Disk = { append: (handle: number, text: string) => void; sync: Sync }

const realDisk: Disk = { append: (handle, text) => appendFileSync(handle, text), sync: promisify(fdatasync) }

const newline = 0x0a

/** The whole lines of a file; what follows the last of them is cut off, or the next line would be glued to it. */
function wholeLines(file: string): string[] {
  if (!existsSync(file)) return []
  chmodSync(file, 0o600)
  const bytes = readFileSync(file)
  const end = bytes.lastIndexOf(newline) + 1
  if (end < bytes.length) truncateSync(file, end)
  return bytes.subarray(0, end).toString('utf8').split('\n').slice(0, -1)
}

/** Cuts a file after its first lines, and keeps a copy of what it was. */
function cutAfter(file: string, count: number): void {
  const kept = readFileSync(file, 'utf8').split('\n').slice(0, count)
  const aside = `${file}.unreadable`
  copyFileSync(file, aside)
  truncateSync(
    file,
    kept.reduce((length, line) => length + Buffer.byteLength(line) + 1, 0),
  )
  console.error(`${file} is unreadable from line ${count + 1} on and ends there now; ${aside} is what it was.`)
}

/**
 * Lines of each world in a file of its own that nobody else may read, so that a restart loses nothing (decision 3). A line is
 * whole or not there; it is on the disk when `written` has resolved, and nothing may be answered before.
 */
export function createDiskJournals(folder: string, given: Partial<Disk> = {}) {
  const { append, sync } = { ...realDisk, ...given }
  const rounds = createRounds(sync)
  return {
    of: (world: string): Journal => {
      const file = path.join(folder, `${world}.jsonl`)
      return {
        lines: () => wholeLines(file),
        append: (line) => {
          const handle = rounds.appendTo(file)
          const { size } = fstatSync(handle)
          try {
            append(handle, `${line}\n`)
          } catch (error) {
            ftruncateSync(handle, size)
            throw error
          }
        },
        keep: (count) => cutAfter(file, count),
        clear: () => {
          rounds.forget(file)
          rmSync(file, { force: true })
        },
      }
    },
    /** Resolves when everything is on the disk that was appended by now; null when it is. Rejects when the disk fails. */
    written: rounds.pending,
  }
}
export type DiskJournals = ReturnType<typeof createDiskJournals>
