import * as z from 'zod/mini'
import { favouriteRoadshow, roadshow, roadshowStates } from '#src/model/content/roadshow.ts'
import { endpoint, paged, pageOf } from '../endpoint.ts'

export const roadshowPage = endpoint({
  origin: 'own',
  fallback: 'block',
  method: 'post',
  path: '/dscq-project/roadshow/page',
  summary:
    'Roadshows, of one asset, of kinds of assets or all: those that are running or to come first, by their start; then the past ones, newest first',
  input: () =>
    z.object({
      ...paged,
      assetsId: z.optional(z.string()),
      typeCodes: z.optional(z.array(z.string())),
      state: z.optional(z.enum(roadshowStates)),
    }),
  data: () => pageOf(roadshow),
})

export const roadshowDetail = endpoint({
  origin: 'own',
  fallback: 'block',
  method: 'post',
  path: '/dscq-project/roadshow/detail',
  summary: 'One roadshow',
  input: () => z.object({ id: z.string() }),
  data: () => roadshow,
})

/** Favourites: a 401 asks the person to sign in and does not end the session, as with assets (CT-10). */
const collection = { origin: 'own', fallback: 'form', access: 'user', errorPolicy: { on401: 'ask' } } as const

export const addRoadshowFavourite = endpoint({
  ...collection,
  method: 'post',
  path: '/dscq-user/collect/roadshow/add',
  summary:
    'Add a roadshow to the favourites; adding it twice counts once; returns the number of people with this favourite',
  input: () => z.object({ id: z.string() }),
  data: () => z.object({ favourites: z.number() }),
})

export const removeRoadshowFavourites = endpoint({
  ...collection,
  method: 'post',
  path: '/dscq-user/collect/roadshow/remove',
  summary: 'Remove roadshows from the favourites',
  input: () => z.object({ ids: z.array(z.string()).check(z.minLength(1), z.maxLength(100)) }),
  data: () => z.object({ removed: z.number() }),
})

export const roadshowFavouritesPage = endpoint({
  ...collection,
  fallback: 'block',
  method: 'post',
  path: '/dscq-user/collect/roadshow/page',
  summary: 'Favourite roadshows, the newest favourite first; including past and cancelled ones',
  input: () => z.object(paged),
  data: () => pageOf(favouriteRoadshow),
})

/** Screens with roadshows call it without messages: a visitor has none. */
export const roadshowFavouriteIds = endpoint({
  ...collection,
  fallback: 'quiet',
  errorPolicy: { refusal: 'caller', on401: 'ask' },
  method: 'get',
  path: '/dscq-user/collect/roadshow/ids',
  summary: 'Ids of all favourite roadshows of the person',
  input: () => z.object({}),
  data: () => z.array(z.string()),
})
