import { randomUUID } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import * as z from 'zod/mini'

const holder = z.object({
  pid: z.number(),
  /** Start of the process, so that another one with the same id is not taken for it; null where the system does not report it. */
  born: z.nullable(z.string()),
  /** Null until the server listens. */
  port: z.nullable(z.number()),
  /** Changes at each start: a development server that restarts loads this module again within its process. */
  holding: z.string().check(z.regex(/^[\w-]{1,64}$/)),
})
type Holder = z.output<typeof holder>

const textOf = (file: string): string | null => {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return null
  }
}

/** Start of a living process, from Linux's `/proc`. */
function bornOf(pid: number): string | null {
  const boot = textOf('/proc/sys/kernel/random/boot_id')?.trim()
  // The program name precedes the last bracket, and may contain any character.
  const ticks = textOf(`/proc/${pid}/stat`)?.split(') ').at(-1)?.split(' ')[19]
  return boot && ticks ? `${boot} ${ticks}` : null
}

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code

function isAlive({ pid, born }: Holder): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if (codeOf(error) === 'ESRCH') return false
  }
  return born === null || bornOf(pid) === born
}

/** Null if the text is missing, or was torn by a power cut. */
function holderIn(text: string | null): Holder | null {
  try {
    return holder.parse(JSON.parse(text ?? ''))
  } catch {
    return null
  }
}

const inUse = (folder: string, { pid, port }: Holder): Error =>
  new Error(
    `The journal in ${folder} belongs to the server ${port === null ? 'that is just starting' : `on port ${port}`} (process ${pid}). ` +
      'Stop that server, or keep a journal of its own for this one: MOCK_JOURNAL_DIR=<folder>',
  )

/** Creates a file atomically with its content; false if the name is taken. */
function putNew(file: string, text: string): boolean {
  const whole = `${file}.${randomUUID()}`
  writeFileSync(whole, text, { flag: 'wx', mode: 0o600 })
  try {
    linkSync(whole, file)
    return true
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false
    throw error
  } finally {
    rmSync(whole)
  }
}

/**
 * Writes `own` into a lock that no living process holds; throws when another process does. Several processes may find the same
 * dead lock: the one that replaces it first locks that very lock, so that the others cannot replace its successor.
 */
function seize(folder: string, file: string, own: Holder): void {
  while (!putNew(file, JSON.stringify(own))) {
    const text = textOf(file)
    if (text === null) continue
    const held = holderIn(text)
    if (held && held.pid !== process.pid && isAlive(held)) throw inUse(folder, held)
    const claim = `${file}.${held?.holding ?? 'torn'}`
    seize(folder, claim, own)
    if (textOf(file) === text) return renameSync(claim, file)
    rmSync(claim)
  }
}

/**
 * Locks the folder for this process by a file that names it. Throws when another living process has it; the lock of a dead one is
 * taken over. A server that restarts within its process takes over its own lock.
 */
export function lockFolder(folder: string) {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const file = path.join(folder, 'server.lock')
  const own: Holder = { pid: process.pid, born: bornOf(process.pid), port: null, holding: randomUUID() }
  const isHeld = () => holderIn(textOf(file))?.holding === own.holding
  seize(folder, file, own)

  return {
    publishPort: (port: number): void => {
      own.port = port
      const whole = `${file}.${own.holding}`
      if (!isHeld() || !putNew(whole, JSON.stringify(own))) return
      renameSync(whole, file)
    },
    release: (): void => {
      if (isHeld()) rmSync(file, { force: true })
    },
  }
}
