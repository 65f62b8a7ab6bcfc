import * as z from 'zod/mini'
import { articleRef, favouriteArticle } from '#src/model/favourite/article.ts'
import { endpoint, paged, pageOf } from '../endpoint.ts'

/** A 401 asks the person to sign in and does not end the session, as with assets. */
const collection = { origin: 'own', fallback: 'form', access: 'user', errorPolicy: { on401: 'ask' } } as const

export const addArticleFavourite = endpoint({
  ...collection,
  method: 'post',
  path: '/dscq-user/collect/article/add',
  summary:
    'Add news or a notice to the favourites; adding it twice counts once; returns the number of people with this favourite',
  input: () => articleRef,
  data: () => z.object({ favourites: z.number() }),
})

export const removeArticleFavourites = endpoint({
  ...collection,
  method: 'post',
  path: '/dscq-user/collect/article/remove',
  summary: 'Remove articles from the favourites',
  input: () => z.object({ articles: z.array(articleRef).check(z.minLength(1), z.maxLength(100)) }),
  data: () => z.object({ removed: z.number() }),
})

export const articleFavouritesPage = endpoint({
  ...collection,
  fallback: 'block',
  method: 'post',
  path: '/dscq-user/collect/article/page',
  summary: 'Favourite articles, the newest favourite first; including withdrawn ones',
  input: () => z.object(paged),
  data: () => pageOf(favouriteArticle),
})

/** The page of an article calls it without messages: a visitor has none. */
export const articleFavouriteIds = endpoint({
  ...collection,
  fallback: 'quiet',
  errorPolicy: { refusal: 'caller', on401: 'ask' },
  method: 'get',
  path: '/dscq-user/collect/article/ids',
  summary: 'All favourite articles of the person by type and id',
  input: () => z.object({}),
  data: () => z.array(articleRef),
})
