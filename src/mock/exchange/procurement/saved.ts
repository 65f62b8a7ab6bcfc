import {
  filtersIn,
  filtersKey,
  isNewHit,
  type SavedSearch,
  savedSearchAddress,
  savedSearchMax,
} from '#src/model/procurement/saved.ts'
import type { ProcurementFilters } from '#src/model/procurement/search.ts'
import { type Actor, userIdOf } from '../actor.ts'
import type { Core } from '../core.ts'
import type { Mailbox } from '../messages/mailbox.ts'
import { Refusal } from '../refusal.ts'
import type { Procurement } from '../tables.ts'
import { nextMomentOf } from './projects.ts'
import { fits } from './search.ts'

type Stored = Omit<SavedSearch, 'total' | 'fresh'>

export type NewSearch = { name: string; filters: ProcurementFilters }

export type SavedSearches = {
  /** Those of a user with their hits, the newest first. */
  of: (userId: string) => SavedSearch[]
  add: (userId: string, search: NewSearch) => SavedSearch
  rename: (userId: string, id: string, name: string) => SavedSearch
  setNotifies: (userId: string, id: string, on: boolean) => SavedSearch
  /** Its hits are no longer new. */
  open: (userId: string, id: string) => SavedSearch
  remove: (userId: string, id: string) => void
}

/** The searches that users have saved, and the messages about newly announced projects that fit them. */
export function createSavedSearches(core: Core, mailbox: Pick<Mailbox, 'write'>): SavedSearches {
  const { procurements } = core.tables
  const byUser = new Map<string, Map<string, Stored>>()
  let made = 0
  /** When the exchange looks next; null if nobody waits for new hits. */
  let armedAt: number | null = null
  let lookedAt = core.now()

  const announcedAfter = (moment: number): Procurement[] =>
    [...procurements.values()].filter(({ dates }) => isNewHit(dates, moment))
  /** The new hits: the projects that were announced after the search was last opened, and fit now. */
  const freshOf = ({ filters, seenAt }: Pick<Stored, 'filters' | 'seenAt'>): Procurement[] => {
    const isHit = fits(filters)
    return announcedAfter(seenAt).filter((project) => isHit(project, core.now()))
  }
  const shown = (stored: Stored): SavedSearch => {
    const isHit = fits(stored.filters)
    const total = [...procurements.values()].filter((project) => isHit(project, core.now())).length
    return { ...stored, total, fresh: freshOf(stored).length }
  }
  const ownOf = (userId: string): Map<string, Stored> => {
    const own = byUser.get(userId) ?? new Map<string, Stored>()
    byUser.set(userId, own)
    return own
  }
  const byId = (userId: string, id: string): Stored => {
    const found = byUser.get(userId)?.get(id)
    if (!found) throw new Refusal(404, '保存的搜索不存在，可能已被删除')
    return found
  }

  const write = (userId: string, stored: Stored, fresh: number) =>
    mailbox.write(userId, {
      kind: 'notice',
      title: '您保存的采购搜索有新项目',
      text: `“${stored.name}”有 ${fresh} 个新公告的采购项目。`,
      link: savedSearchAddress(stored),
      also: ['push'],
      about: `saved-search:${stored.id}`,
    })
  const awaited = (): [userId: string, stored: Stored][] =>
    [...byUser].flatMap(([userId, own]) =>
      [...own.values()].filter(({ notifies }) => notifies).map((stored): [string, Stored] => [userId, stored]),
    )
  const look = (): void => {
    armedAt = null
    const from = lookedAt
    lookedAt = core.now()
    for (const [userId, stored] of awaited()) {
      const isHit = fits(stored.filters)
      const fresh = freshOf(stored)
      if (fresh.some((project) => !isHit(project, from))) write(userId, stored, fresh.length)
    }
    arm()
  }
  /**
   * A project may fit only in a later stage: while anyone waits, the exchange looks at each date of the projects that are new to one
   * of the searches.
   */
  const arm = (): void => {
    const seen = awaited().map(([, { seenAt }]) => seenAt)
    if (seen.length === 0) return
    const at = announcedAfter(Math.min(...seen)).reduce(
      (soonest, project) => Math.min(soonest, nextMomentOf(project, core.now())),
      Infinity,
    )
    if (at === Infinity || (armedAt !== null && armedAt <= at)) return
    armedAt = at
    core.timers.set(at, () => {
      if (armedAt === at) look()
    })
  }
  core.events.on('procurementMoved', look)

  const change = (userId: string, id: string, altered: Partial<Stored>): SavedSearch => {
    const stored = { ...byId(userId, id), ...altered }
    ownOf(userId).set(id, stored)
    return shown(stored)
  }

  return {
    of: (userId) => [...ownOf(userId).values()].map(shown).toReversed(),
    add: (userId, { name, filters }) => {
      const own = ownOf(userId)
      const key = filtersKey(filters)
      if (key === filtersKey({})) throw new Refusal(400, '请先输入关键词或选择条件，再保存搜索')
      fits(filters)
      const same = [...own.values()].find((known) => filtersKey(known.filters) === key)
      if (same) throw new Refusal(409, '已保存过条件相同的搜索')
      if (own.size >= savedSearchMax) throw new Refusal(409, '最多保存 20 个搜索，请先删除不用的搜索')
      made += 1
      const now = core.now()
      const stored: Stored = {
        id: `SS${String(made).padStart(6, '0')}`,
        name: name.trim(),
        filters: filtersIn(filters),
        createdAt: now,
        seenAt: now,
        notifies: true,
      }
      look()
      own.set(stored.id, stored)
      arm()
      return shown(stored)
    },
    rename: (userId, id, name) => change(userId, id, { name: name.trim() }),
    setNotifies: (userId, id, on) => {
      // What happened while the messages were off is no news.
      look()
      const changed = change(userId, id, { notifies: on })
      arm()
      return changed
    },
    open: (userId, id) => change(userId, id, { seenAt: core.now() }),
    remove: (userId, id) => {
      byId(userId, id)
      ownOf(userId).delete(id)
    },
  }
}

type Services = { savedSearches: SavedSearches }

export const savedSearchCommands = {
  saveProcurementSearch: ({ savedSearches }: Services, input: NewSearch, actor: Actor) =>
    savedSearches.add(userIdOf(actor), input),
  renameProcurementSearch: ({ savedSearches }: Services, { id, name }: { id: string; name: string }, actor: Actor) =>
    savedSearches.rename(userIdOf(actor), id, name),
  notifyOfProcurements: ({ savedSearches }: Services, { id, on }: { id: string; on: boolean }, actor: Actor) =>
    savedSearches.setNotifies(userIdOf(actor), id, on),
  openProcurementSearch: ({ savedSearches }: Services, { id }: { id: string }, actor: Actor) =>
    savedSearches.open(userIdOf(actor), id),
  removeProcurementSearch: ({ savedSearches }: Services, { id }: { id: string }, actor: Actor) =>
    savedSearches.remove(userIdOf(actor), id),
}
