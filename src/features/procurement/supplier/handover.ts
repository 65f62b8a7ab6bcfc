import * as z from 'zod/mini'
import { newSecret } from '#src/shared/lib/new-id.ts'
import { leaveFor } from '#src/shared/lib/navigation/departure.ts'
import { readStored, removeStored, writeStored } from '#src/shared/lib/storage/storage.ts'
import { handOver } from './commands.ts'

/** Belongs to this tab and this person. */
const key = 'mine:purchase-handover:v1'
const stored = z.object({ project: z.string(), state: z.string() })

/**
 * Leaves for the procurement system with a one-time code. The state is stored in this tab alone: a return with another one was not
 * begun here.
 */
export async function leaveForSystem(project: string): Promise<void> {
  const state = newSecret()
  const { url } = await handOver(project, state)
  writeStored('session', key, JSON.stringify({ project, state }))
  leaveFor(url)
}

/** Whether a return from the procurement system was begun by this tab for this project. */
export function isOwnReturn(project: string, state: string): boolean {
  try {
    const known = stored.safeParse(JSON.parse(readStored('session', key) ?? 'null')).data
    return known?.project === project && known.state === state
  } catch {
    return false
  }
}

/** The return was shown: it does not count again. */
export const forgetHandover = (): void => removeStored('session', key)
