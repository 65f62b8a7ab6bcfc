import {
  filtersIn,
  filtersKey,
  type SavedSearch,
  savedSearchAddress,
  savedSearchMax,
} from '#src/model/procurement/saved.ts'
import type { ProcurementFilters } from '#src/model/procurement/search.ts'
import { type Actor, userIdOf } from '../actor.ts'
import type { Core } from '../core.ts'
import type { Mailbox } from '../messages/mailbox.ts'
import { Refusal } from '../refusal.ts'
import { isAnnounced } from './projects.ts'
import { fits } from './search.ts'

type Stored = Omit<SavedSearch, 'total' | 'fresh'> & {
  /** Projects announced until then are no new hits. */
  seenAt: number
}

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
  /** When the next announcement is looked at; null if nobody waits for one. */
  let armedAt: number | null = null
  let lookedAt = core.now()

  /** The announced projects that fit, and those of them that were announced after this moment. */
  const hitsOf = ({ filters }: Stored, after: number): { total: number; fresh: number } => {
    const isHit = fits(filters)
    const now = core.now()
    const hits = [...procurements.values()].filter((project) => isHit(project, now))
    return { total: hits.length, fresh: hits.filter(({ dates }) => dates.announcedAt > after).length }
  }
  const shown = (stored: Stored): SavedSearch => {
    const { seenAt, ...search } = stored
    return { ...search, ...hitsOf(stored, seenAt) }
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

  const write = (userId: string, stored: Stored): void => {
    const { fresh } = hitsOf(stored, stored.seenAt)
    mailbox.write(userId, {
      kind: 'notice',
      title: '您保存的采购搜索有新项目',
      text: `“${stored.name}”有 ${fresh} 个新公告的采购项目。`,
      link: savedSearchAddress(stored),
      also: ['push'],
      about: `saved-search:${stored.id}`,
    })
  }
  const look = (): void => {
    armedAt = null
    const from = lookedAt
    lookedAt = core.now()
    for (const [userId, own] of byUser)
      for (const stored of own.values())
        if (stored.notifies && hitsOf(stored, Math.max(from, stored.seenAt)).fresh > 0) write(userId, stored)
    arm()
  }
  /** Announcements are the only changes that make new hits: the exchange looks at the time of each while anyone waits. */
  const arm = (): void => {
    const isAwaited = [...byUser.values()].some((own) => [...own.values()].some(({ notifies }) => notifies))
    const toCome = [...procurements.values()].filter((project) => !isAnnounced(project, core.now()))
    if (!isAwaited || toCome.length === 0) return
    const at = Math.min(...toCome.map(({ dates }) => dates.announcedAt))
    if (armedAt !== null && armedAt <= at) return
    armedAt = at
    core.timers.set(at, () => {
      if (armedAt === at) look()
    })
  }
  const wait = (): void => {
    if (armedAt === null) lookedAt = core.now()
    arm()
  }

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
      own.set(stored.id, stored)
      wait()
      return shown(stored)
    },
    rename: (userId, id, name) => change(userId, id, { name: name.trim() }),
    setNotifies: (userId, id, on) => {
      const changed = change(userId, id, { notifies: on })
      wait()
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
