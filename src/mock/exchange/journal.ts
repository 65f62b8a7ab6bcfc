import * as z from 'zod/mini'

/**
 * The first line holds the beginning of the world; every other line is a command, in the order the exchange took them. `secret` is what
 * chance draws from until the next line, so that a replay draws the same.
 */
const beginning = z.object({ world: z.string(), startedAt: z.number(), seed: z.string(), secret: z.string() })
const taken = z.object({ at: z.number(), name: z.string(), input: z.unknown(), secret: z.string() })

type Beginning = z.output<typeof beginning>
export type Taken = z.output<typeof taken>

/** Where the lines are kept: a file beside the project, or nowhere. */
export type Journal = {
  lines: () => readonly string[]
  append: (line: string) => void
  /** Drops all but the first `count` lines. */
  keep: (count: number) => void
  clear: () => void
}

export const forgetful: Journal = {
  lines: () => [],
  append: () => undefined,
  keep: () => undefined,
  clear: () => undefined,
}

const parsed = (line: string): unknown => {
  try {
    return JSON.parse(line)
  } catch {
    return null
  }
}

function commandsIn(lines: readonly string[]): Taken[] {
  const commands: Taken[] = []
  for (const line of lines) {
    const command = taken.safeParse(parsed(line))
    if (!command.success) break
    commands.push(command.data)
  }
  return commands
}

/**
 * The content of the journal. A torn or foreign line ends the story there (decision 3), and the journal with it: a command
 * that was written after such a line would never be read again.
 */
export function readJournal(journal: Journal): { beginning: Beginning; commands: Taken[] } | null {
  const lines = journal.lines()
  const start = beginning.safeParse(parsed(lines[0] ?? ''))
  const commands = start.success ? commandsIn(lines.slice(1)) : []
  const readable = start.success ? 1 + commands.length : 0
  if (readable < lines.length) journal.keep(readable)
  return start.success ? { beginning: start.data, commands } : null
}
