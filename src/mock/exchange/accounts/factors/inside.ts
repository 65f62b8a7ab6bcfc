import type { Actor } from '../../actor.ts'

/** Visits that are remembered; the oldest go first. */
const visitsMax = 5000

/** Who was in which room before its last minutes: a session on its device or at its address, not the account. */
export type Inside = {
  note: (userId: string, roomId: string, actor: Actor) => void
  was: (userId: string, roomId: string, actor: Actor) => boolean
}

const keyOf = (userId: string, roomId: string, { session = null, device, source }: Actor): string =>
  JSON.stringify([userId, roomId, session, device === undefined ? ['source', source ?? null] : ['device', device]])

export function createInside(): Inside {
  const visits = new Set<string>()
  return {
    note: (userId, roomId, actor) => {
      visits.add(keyOf(userId, roomId, actor))
      const [oldest] = visits
      if (visits.size > visitsMax && oldest !== undefined) visits.delete(oldest)
    },
    was: (userId, roomId, actor) => visits.has(keyOf(userId, roomId, actor)),
  }
}
