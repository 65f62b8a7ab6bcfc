import * as z from 'zod/mini'

/** The first line tells when the world began; every other line is a command, in the order the exchange took them. */
const beginning = z.object({ world: z.string(), startedAt: z.number(), seed: z.string() })
const taken = z.object({ at: z.number(), name: z.string(), input: z.unknown() })

type Beginning = z.output<typeof beginning>
export type Taken = z.output<typeof taken>

/** Where the lines are kept: a file beside the project, or nowhere. */
export type Journal = { lines: () => readonly string[]; append: (line: string) => void; clear: () => void }

export const forgetful: Journal = { lines: () => [], append: () => undefined, clear: () => undefined }

const parsed = (line: string): unknown => {
  try {
    return JSON.parse(line)
  } catch {
    return null
  }
}

/** What the journal tells; a torn or foreign line ends the story where it stands (decision 3). */
export function readJournal(journal: Journal): { beginning: Beginning; commands: Taken[] } | null {
  const [first, ...rest] = journal.lines()
  const start = beginning.safeParse(parsed(first ?? ''))
  if (!start.success) return null
  const commands: Taken[] = []
  for (const line of rest) {
    const command = taken.safeParse(parsed(line))
    if (!command.success) break
    commands.push(command.data)
  }
  return { beginning: start.data, commands }
}
