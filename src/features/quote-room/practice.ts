import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { queryClient } from '#src/shared/lib/query/queries.ts'
import { serverNow } from '#src/shared/lib/time/server-time.ts'
import { readStored, removeStored, writeStored } from '#src/shared/lib/storage/storage.ts'
import { beginPractice } from './commands.ts'

const practiceRoom = z.object({ roomId: z.string(), practiceKey: z.string(), until: z.number() })
export type PracticeRoom = z.output<typeof practiceRoom>

/** A practice room belongs to one tab and survives a reload. */
const storageKey = (mode: string) => `practice:${mode}:v1`

function storedRoom(mode: string): PracticeRoom | null {
  try {
    const room = practiceRoom.parse(JSON.parse(readStored('session', storageKey(mode)) ?? 'null'))
    return room.until > serverNow() ? room : null
  } catch {
    return null
  }
}

const lifeMs = 20 * 60_000

async function enter(mode: string): Promise<PracticeRoom> {
  const known = storedRoom(mode)
  if (known) return known
  const { roomId, practiceKey, until } = await beginPractice(mode)
  const room = { roomId, practiceKey, until: until ?? serverNow() + lifeMs }
  writeStored('session', storageKey(mode), JSON.stringify(room))
  return room
}

/** The practice room of this tab for a mode; created when there is none. */
export const practiceQuery = (mode: string) =>
  queryOptions({
    queryKey: ['practice', mode],
    queryFn: () => enter(mode),
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })

/** Leaves the room of a mode for a new one. */
export function practiseAgain(mode: string): void {
  removeStored('session', storageKey(mode))
  void queryClient.resetQueries({ queryKey: ['practice', mode] })
}
