import * as z from 'zod/mini'
import { favouriteCounts, favouriteOrders, favouriteRow, favouriteStages } from '#src/model/favourite/schema.ts'
import { endpoint, paged, pageWith } from '../endpoint.ts'

/** Favourites: a 401 asks the person to sign in and does not end the session (SE-03, LS-07). */
const collection = { origin: 'own', fallback: 'form', access: 'user', errorPolicy: { on401: 'ask' } } as const

export const addFavourite = endpoint({
  ...collection,
  method: 'post',
  path: '/dscq-user/collect/add',
  summary:
    'Add an asset to the favourites; adding it twice counts once; returns the number of people with this favourite',
  input: () => z.object({ assetsId: z.string() }),
  data: () => z.object({ favourites: z.number() }),
})

export const removeFavourite = endpoint({
  ...collection,
  method: 'post',
  path: '/dscq-user/collect/remove',
  summary: 'Remove assets from the favourites',
  input: () => z.object({ assetsIds: z.array(z.string()).check(z.minLength(1), z.maxLength(100)) }),
  data: () => z.object({ removed: z.number() }),
})

export const favouritesPage = endpoint({
  ...collection,
  fallback: 'block',
  method: 'post',
  path: '/dscq-user/collect/page',
  summary:
    'Favourites with their data at the time they were added; including assets that were removed from the exchange',
  input: () =>
    z.object({
      ...paged,
      /** Matches name and number. */
      assetsName: z.optional(z.string()),
      stage: z.optional(z.enum(favouriteStages)),
      /** Newest favourite first by default; `deadline` soonest first; `change` the greatest price change first. */
      order: z.optional(z.enum(favouriteOrders)),
    }),
  data: () => pageWith(favouriteRow, { counts: favouriteCounts }),
})

export const remindOfFavourites = endpoint({
  ...collection,
  method: 'post',
  path: '/dscq-user/collect/remind',
  summary: 'Switch messages about changes of price and state of favourites on or off',
  input: () => z.object({ assetsIds: z.array(z.string()).check(z.minLength(1), z.maxLength(100)), on: z.boolean() }),
  data: () => z.object({ changed: z.number() }),
})

/** Lists and details call it without messages: a visitor has none. */
export const favouriteIds = endpoint({
  ...collection,
  fallback: 'quiet',
  errorPolicy: { refusal: 'caller', on401: 'ask' },
  method: 'get',
  path: '/dscq-user/collect/ids',
  summary: 'Ids of all favourites of the person',
  input: () => z.object({}),
  data: () => z.array(z.string()),
})
