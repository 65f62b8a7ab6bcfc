import {
  appendFileSync,
  chmodSync,
  closeSync,
  constants,
  copyFileSync,
  existsSync,
  fdatasync,
  fstatSync,
  fsyncSync,
  ftruncateSync,
  openSync,
  readFileSync,
  rmSync,
  truncateSync,
} from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import type { Journal } from '../../exchange/journal.ts'
import { createRounds, type Sync } from './rounds.ts'

/** Appends to an open file, and syncs it to the disk. */
export type Disk = { append: (handle: number, text: string) => void; sync: Sync }

const realDisk: Disk = { append: (handle, text) => appendFileSync(handle, text), sync: promisify(fdatasync) }

const newline = 0x0a

/** The end offset of each line, after its line break. */
function endsOf(bytes: Buffer): number[] {
  const ends: number[] = []
  for (let at = bytes.indexOf(newline); at >= 0; at = bytes.indexOf(newline, at + 1)) ends.push(at + 1)
  return ends
}

/** Copies a file next to itself under an unused name, and syncs the copy to the disk; returns that name. */
function setAside(file: string): string {
  for (let count = 1; ; count += 1) {
    const aside = count === 1 ? `${file}.unreadable` : `${file}.unreadable-${count}`
    if (existsSync(aside)) continue
    copyFileSync(file, aside, constants.COPYFILE_EXCL)
    const handle = openSync(aside, 'r+')
    fsyncSync(handle)
    closeSync(handle)
    return aside
  }
}

/** Truncates a file after its first lines, and keeps a copy of the original. */
function cutAfter(file: string, count: number): void {
  const aside = setAside(file)
  truncateSync(file, count === 0 ? 0 : endsOf(readFileSync(file))[count - 1])
  const now = count === 0 ? 'a new world begins in it' : 'ends there now'
  console.error(`${file} is unreadable from line ${count + 1} on and ${now}; ${aside} is what it was.`)
}

/**
 * The complete lines of a file. A torn last line was never answered and is removed, or the next line would be appended to it.
 * Without any complete line the world is lost, and the file is copied aside. Each line is decoded by itself: with some large
 * uploads the file exceeds the maximum length of a string.
 */
function wholeLines(file: string): string[] {
  if (!existsSync(file)) return []
  chmodSync(file, 0o600)
  const bytes = readFileSync(file)
  const ends = endsOf(bytes)
  const whole = ends.at(-1) ?? 0
  if (whole === 0 && bytes.length > 0) cutAfter(file, 0)
  else if (whole < bytes.length) truncateSync(file, whole)
  return ends.map((end, index) => bytes.toString('utf8', ends[index - 1] ?? 0, end - 1))
}

/**
 * Lines of each world in a file of its own that only this user can read, so that a restart loses nothing (decision 3). A line is
 * complete or absent; it is on the disk when `written` has resolved, and nothing may be answered before.
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
    /** Resolves when everything appended so far is on the disk; null if it already is. Rejects when the disk fails. */
    written: rounds.pending,
  }
}
export type DiskJournals = ReturnType<typeof createDiskJournals>
