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

export function userOf({ userId }: Actor): string {
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
