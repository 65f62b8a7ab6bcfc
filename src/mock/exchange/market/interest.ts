import { date } from '#src/model/time/shanghai.ts'
import type { Actor } from '../actor.ts'
import type { Exchange } from '../exchange.ts'
import { Refusal } from '../refusal.ts'
import type { Listing } from '../tables.ts'

/** A listing that has been published, a member of a package included. */
export function publishedListing(exchange: Exchange, assetsId: string): Listing {
  const listing = exchange.tables.listings.get(assetsId)
  if (!listing || listing.publishedAt > exchange.now()) throw new Refusal(404, '没有这个标的，可能已被撤下')
  return listing
}

export function userOf({ userId }: Actor): string {
  if (userId === null) throw new Refusal(401, '请先登录')
  return userId
}

/**
 * Whether this has not been counted for whoever asks: a person by the account, a visitor by the name of the browser, which is
 * still that of a visitor who has signed in since. Of a caller without either nothing is known.
 */
function isNew(counted: Set<string>, what: string, { userId, visitor }: Actor): boolean {
  const names = [userId, visitor].filter(Boolean).map((name) => `${what} ${name}`)
  const isKnown = names.some((name) => counted.has(name))
  if (names[0] !== undefined) counted.add(names[0])
  return !isKnown
}

/** Somebody opened its page; whoever comes again is counted again on another day of Shanghai. */
export function look(exchange: Exchange, assetsId: string, actor: Actor): void {
  const listing = publishedListing(exchange, assetsId)
  const { looked } = exchange.tables
  const day = date(exchange.now())
  const [first] = looked
  if (first !== undefined && !first.startsWith(day)) looked.clear()
  if (isNew(looked, `${day} ${assetsId}`, actor)) listing.viewCount += 1
}

/** Whoever wants to be reminded is counted once. */
export function remind(exchange: Exchange, assetsId: string, actor: Actor): number {
  const listing = publishedListing(exchange, assetsId)
  if (isNew(exchange.tables.reminded, assetsId, actor)) listing.reminderCount += 1
  return listing.reminderCount
}
