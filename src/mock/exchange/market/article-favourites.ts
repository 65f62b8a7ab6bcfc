import type { ArticleRef } from '#src/model/favourite/article.ts'
import { type Actor, userIdOf } from '../actor.ts'
import type { Rooms } from '../bidding/rooms/rooms.ts'
import type { Core } from '../core.ts'
import type { Mailbox } from '../messages/mailbox.ts'
import { Refusal } from '../refusal.ts'
import type { ArticleFavourite } from '../tables.ts'
import { noticeById } from './notices.ts'

export type ArticleFavourites = {
  /** Those of a user, the newest favourite first, also what was withdrawn. */
  of: (userId: string) => ArticleFavourite[]
  /** Whether a favourite was withdrawn: a notice leaves the exchange with its listing. */
  isGone: (favourite: ArticleFavourite) => boolean
  /** Answers how many users have it among their favourites then. */
  add: (userId: string, article: ArticleRef) => number
  /** Answers how many were removed; what is no favourite does not count. */
  remove: (userId: string, articles: readonly ArticleRef[]) => number
}

type Ports = { mailbox: Pick<Mailbox, 'changed'>; rooms: Pick<Rooms, 'find' | 'isKnown' | 'earlier'> }

const keyOf = ({ type, id }: ArticleRef): string => `${type} ${id}`

/** The news and notices that users follow. */
export function createArticleFavourites(core: Core, { mailbox, rooms }: Ports): ArticleFavourites {
  const { tables, now } = core
  const { articleFavourites } = tables
  const favouritesOf = (userId: string): Map<string, ArticleFavourite> => {
    const own = articleFavourites.get(userId) ?? new Map<string, ArticleFavourite>()
    articleFavourites.set(userId, own)
    return own
  }
  const countOf = (key: string) => [...articleFavourites.values()].filter((own) => own.has(key)).length
  const find = ({ type, id }: ArticleRef): ArticleFavourite | undefined => {
    const news = type === 'news' ? tables.news.get(id) : undefined
    if (news) return { type: 'news', article: news, addedAt: now() }
    const notice = type === 'notice' ? noticeById({ tables, rooms }, id) : undefined
    return notice && { type: 'notice', article: notice, addedAt: now() }
  }
  return {
    of: (userId) => [...(articleFavourites.get(userId)?.values() ?? [])].toReversed(),
    isGone: ({ type, article: { id } }) => find({ type, id }) === undefined,
    add: (userId, ref) => {
      const found = find(ref)
      if (!found || found.article.publishedAt > now()) throw new Refusal(404, '文章不存在，可能已被撤下')
      const own = favouritesOf(userId)
      const key = keyOf(ref)
      if (!own.has(key)) {
        own.set(key, found)
        mailbox.changed(userId, 'favourites')
      }
      return countOf(key)
    },
    remove: (userId, articles) => {
      const own = favouritesOf(userId)
      const count = articles.filter((ref) => own.delete(keyOf(ref))).length
      if (count > 0) mailbox.changed(userId, 'favourites')
      return count
    },
  }
}

type Services = { articleFavourites: ArticleFavourites }

export const articleFavouriteCommands = {
  addArticleFavourite: ({ articleFavourites }: Services, article: ArticleRef, actor: Actor) =>
    articleFavourites.add(userIdOf(actor), article),
  removeArticleFavourites: ({ articleFavourites }: Services, { articles }: { articles: ArticleRef[] }, actor: Actor) =>
    articleFavourites.remove(userIdOf(actor), articles),
}
