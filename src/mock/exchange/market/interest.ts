import { date } from '#src/model/time/shanghai.ts'
import type { Actor } from '../actor.ts'
import type { Core } from '../core.ts'
import { Refusal } from '../refusal.ts'
import type { Listing } from '../tables.ts'

type Known = Pick<Core, 'tables' | 'now'>
type Ports = Known & Pick<Core, 'events'>

/** A listing that has been published, a member of a package included. */
export function publishedListing({ tables, now }: Known, assetsId: string): Listing {
  const listing = tables.listings.get(assetsId)
  if (!listing || listing.publishedAt > now()) throw new Refusal(404, '标的不存在，可能已被撤下')
  return listing
}

/**
 * Whether this has not been counted for the caller: a person by the account, a visitor by the name of the browser, which is
 * still that of a visitor who has signed in since. A caller without either is always new.
 */
function isNew(counted: Set<string>, what: string, { userId, visitor }: Actor): boolean {
  const names = [userId, visitor].filter(Boolean).map((name) => `${what} ${name}`)
  const isKnown = names.some((name) => counted.has(name))
  if (names[0] !== undefined) counted.add(names[0])
  return !isKnown
}

/** Who looks at a listing, and who wants to be reminded of it: each person counts once. */
export function createInterest(core: Ports) {
  /** `<asset> <user or visitor>` of those who are reminded already. */
  const reminded = new Set<string>()
  /** `<day> <asset> <user or visitor>` of those who viewed its page on the current day. */
  const viewedToday = new Set<string>()

  return {
    /** Counts a view of its page, once for each person on one day of Shanghai. */
    countView(assetsId: string, actor: Actor): void {
      const listing = publishedListing(core, assetsId)
      const day = date(core.now())
      const [first] = viewedToday
      if (first !== undefined && !first.startsWith(day)) viewedToday.clear()
      if (!isNew(viewedToday, `${day} ${assetsId}`, actor)) return
      listing.viewCount += 1
      core.events.emit('viewed', { listing })
    },
    /** Counts a wish to be reminded, once for each person; how many there are. */
    countReminder(assetsId: string, actor: Actor): number {
      const listing = publishedListing(core, assetsId)
      if (isNew(reminded, assetsId, actor)) listing.reminderCount += 1
      return listing.reminderCount
    },
  }
}

export type Interest = ReturnType<typeof createInterest>

export const interestCommands = {
  lookAt: ({ interest }: { interest: Interest }, { assetsId }: { assetsId: string }, actor: Actor): void =>
    interest.countView(assetsId, actor),
  remindMe: ({ interest }: { interest: Interest }, { assetsId }: { assetsId: string }, actor: Actor): number =>
    interest.countReminder(assetsId, actor),
}
