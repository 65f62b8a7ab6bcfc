import type { Actor } from './actor.ts'
import type { Exchange } from './exchange.ts'
import { Refusal } from './refusal.ts'
import type { Listing } from './tables.ts'

/** A listing that has been published, a member of a package included. */
export function publishedListing(exchange: Exchange, assetsId: string): Listing {
  const listing = exchange.tables.listings.get(assetsId)
  if (!listing || listing.publishedAt > exchange.now()) throw new Refusal(404, '没有这个标的，可能已被撤下')
  return listing
}

/** What a user keeps, the newest first; what has left the exchange is left out. */
export function favouritesOf({ tables }: Exchange, userId: string): Listing[] {
  const kept = [...(tables.favourites.get(userId) ?? [])].toReversed()
  return kept.flatMap(([id]) => tables.listings.get(id) ?? [])
}

function userOf({ userId }: Actor): string {
  if (userId === null) throw new Refusal(401, '请先登录')
  return userId
}

/** Somebody opened its page. */
export function look(exchange: Exchange, assetsId: string): void {
  publishedListing(exchange, assetsId).viewCount += 1
}

/** A signed-in person is counted once; of visitors nothing is known. */
export function remind(exchange: Exchange, assetsId: string, { userId }: Actor): number {
  const listing = publishedListing(exchange, assetsId)
  const { reminded } = exchange.tables
  const name = `${userId ?? ''} ${assetsId}`
  if (userId === null || !reminded.has(name)) listing.reminderCount += 1
  if (userId !== null) reminded.add(name)
  return listing.reminderCount
}

/** How many keep it then. */
export function keep(exchange: Exchange, assetsId: string, actor: Actor): number {
  const userId = userOf(actor)
  const listing = publishedListing(exchange, assetsId)
  const kept = exchange.tables.favourites.get(userId) ?? new Map<string, number>()
  exchange.tables.favourites.set(userId, kept)
  if (!kept.has(assetsId)) {
    kept.set(assetsId, exchange.now())
    listing.favouriteCount += 1
  }
  return listing.favouriteCount
}

/** How many of them were kept; what was not is no matter. */
export function letGo(exchange: Exchange, assetsIds: readonly string[], actor: Actor): number {
  const kept = exchange.tables.favourites.get(userOf(actor))
  let count = 0
  for (const id of assetsIds) {
    if (!kept?.delete(id)) continue
    count += 1
    const listing = exchange.tables.listings.get(id)
    if (listing) listing.favouriteCount -= 1
  }
  return count
}
