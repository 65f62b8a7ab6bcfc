import { type Actor, userIdOf } from '../actor.ts'
import type { Core } from '../core.ts'
import type { Mailbox } from '../messages/mailbox.ts'
import { Refusal } from '../refusal.ts'
import type { Roadshow } from '../tables.ts'

export type RoadshowFavourites = {
  /** Those of a user, the newest favourite first. */
  of: (userId: string) => { roadshow: Roadshow; addedAt: number }[]
  /** Answers how many users have it among their favourites then. */
  add: (userId: string, id: string) => number
  /** Answers how many were removed; ids that are not favourites do not count. */
  remove: (userId: string, ids: readonly string[]) => number
}

/** A roadshow that is announced. */
export function publishedRoadshow({ tables, now }: Pick<Core, 'tables' | 'now'>, id: string): Roadshow {
  const found = tables.roadshows.get(id)
  if (!found || found.publishedAt > now()) throw new Refusal(404, '路演不存在，可能已被撤下')
  return found
}

/** The roadshows that users follow. */
export function createRoadshowFavourites(core: Core, mailbox: Pick<Mailbox, 'changed'>): RoadshowFavourites {
  const { roadshows, roadshowFavourites } = core.tables
  const favouritesOf = (userId: string): Map<string, number> => {
    const own = roadshowFavourites.get(userId) ?? new Map<string, number>()
    roadshowFavourites.set(userId, own)
    return own
  }
  const countOf = (id: string) => [...roadshowFavourites.values()].filter((own) => own.has(id)).length
  return {
    of: (userId) =>
      [...(roadshowFavourites.get(userId) ?? [])]
        .map(([id, addedAt]) => ({ roadshow: roadshows.get(id)!, addedAt }))
        .toReversed(),
    add: (userId, id) => {
      publishedRoadshow(core, id)
      const own = favouritesOf(userId)
      if (!own.has(id)) {
        own.set(id, core.now())
        mailbox.changed(userId, 'favourites')
      }
      return countOf(id)
    },
    remove: (userId, ids) => {
      const own = favouritesOf(userId)
      const count = ids.filter((id) => own.delete(id)).length
      if (count > 0) mailbox.changed(userId, 'favourites')
      return count
    },
  }
}

type Services = { roadshowFavourites: RoadshowFavourites }

export const roadshowCommands = {
  addRoadshowFavourite: ({ roadshowFavourites }: Services, { id }: { id: string }, actor: Actor) =>
    roadshowFavourites.add(userIdOf(actor), id),
  removeRoadshowFavourites: ({ roadshowFavourites }: Services, { ids }: { ids: string[] }, actor: Actor) =>
    roadshowFavourites.remove(userIdOf(actor), ids),
}
