import { randomUUID } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import * as z from 'zod/mini'

const holder = z.object({
  pid: z.number(),
  /** When the process began, so that another one of the same number is not taken for it; null where nobody tells. */
  born: z.nullable(z.string()),
  /** Null until it listens. */
  port: z.nullable(z.number()),
  /** Another at each start: a development server that restarts loads this module anew within its process. */
  holding: z.string(),
})
type Holder = z.output<typeof holder>

const textOf = (file: string): string | null => {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return null
  }
}

/** The start of a living process, as Linux tells it. */
function bornOf(pid: number): string | null {
  const boot = textOf('/proc/sys/kernel/random/boot_id')?.trim()
  // The name of the program comes before the last bracket, and may hold anything.
  const ticks = textOf(`/proc/${pid}/stat`)?.split(') ').at(-1)?.split(' ')[19]
  return boot && ticks ? `${boot} ${ticks}` : null
}

function isAlive({ pid, born }: Holder): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false
  }
  return born === null || bornOf(pid) === born
}

function holderIn(file: string): Holder | null {
  try {
    return holder.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    // None, or one that was torn by the end of its process.
    return null
  }
}

const inUse = (folder: string, { pid, port }: Holder): Error =>
  new Error(
    `The journal in ${folder} belongs to the server ${port === null ? 'that is just starting' : `on port ${port}`} (process ${pid}). ` +
      'Stop that server, or keep a journal of its own for this one: MOCK_JOURNAL_DIR=<folder>',
  )

/**
 * Keeps the folder for this process, by a file that names it. Throws when another living process has it; that of a dead one is
 * taken over. A server that restarts within its process takes over from itself.
 */
export function lockFolder(folder: string) {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const file = path.join(folder, 'server.lock')
  const held = holderIn(file)
  if (held && held.pid !== process.pid && isAlive(held)) throw inUse(folder, held)
  const own: Holder = { pid: process.pid, born: bornOf(process.pid), port: null, holding: randomUUID() }
  rmSync(file, { force: true })
  const write = (flag: string) => writeFileSync(file, JSON.stringify(own), { flag, mode: 0o600 })
  write('wx')
  const isHeld = () => holderIn(file)?.holding === own.holding

  return {
    tellPort: (port: number): void => {
      own.port = port
      if (isHeld()) write('w')
    },
    release: (): void => {
      if (isHeld()) rmSync(file, { force: true })
    },
  }
}
