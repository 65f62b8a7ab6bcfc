import { queryOptions } from '@tanstack/react-query'
import { call } from '#src/api/client.ts'
import { articleFavouriteIds, articleFavouritesPage } from '#src/api/endpoints/article-favourite.ts'
import { favouriteIds, favouritesPage } from '#src/api/endpoints/collect.ts'
import { roadshowFavouriteIds, roadshowFavouritesPage } from '#src/api/endpoints/roadshow.ts'
import { userScope } from '#src/features/session/user-data.ts'
import type { ArticleType } from '#src/model/favourite/article.ts'
import type { FavouriteOrder, FavouriteStage } from '#src/model/favourite/schema.ts'

/** The ids of all favourites of the signed-in person; lists mark their rows by them. */
const idsQuery = (kind: string, request: (signal: AbortSignal) => Promise<string[]>) =>
  queryOptions({
    queryKey: [userScope, 'favourites', kind],
    queryFn: async ({ signal }): Promise<ReadonlySet<string>> => new Set(await request(signal)),
    staleTime: 300_000,
  })
export type IdsQuery = ReturnType<typeof idsQuery>

export const favouriteIdsQuery = idsQuery('ids', (signal) => call(favouriteIds, {}, { signal }))
export const roadshowIdsQuery = idsQuery('roadshow-ids', (signal) => call(roadshowFavouriteIds, {}, { signal }))

const articleIdsQuery = (wanted: ArticleType) =>
  idsQuery(`${wanted}-ids`, async (signal) =>
    (await call(articleFavouriteIds, {}, { signal })).filter(({ type }) => type === wanted).map(({ id }) => id),
  )
export const newsIdsQuery = articleIdsQuery('news')
export const noticeIdsQuery = articleIdsQuery('notice')

const pageSize = 10

/** Which favourites are listed. */
export type FavouriteFilter = { stage: FavouriteStage | null; q: string; order: FavouriteOrder; page: number }

export const favouritePageQuery = ({ stage, q, order, page }: FavouriteFilter) =>
  queryOptions({
    queryKey: [userScope, 'favourites', 'page', stage, q, order, page],
    queryFn: ({ signal }) =>
      call(
        favouritesPage,
        {
          current: page,
          size: pageSize,
          order,
          ...(q === '' ? {} : { assetsName: q }),
          ...(stage === null ? {} : { stage }),
        },
        { signal },
      ),
    // The rows stay while the next page is fetched.
    placeholderData: (before) => before,
  })

export const favouriteRoadshowsQuery = (page: number) =>
  queryOptions({
    queryKey: [userScope, 'favourites', 'roadshows', page],
    queryFn: ({ signal }) => call(roadshowFavouritesPage, { current: page, size: pageSize }, { signal }),
    placeholderData: (before) => before,
  })

export const favouriteArticlesQuery = (page: number) =>
  queryOptions({
    queryKey: [userScope, 'favourites', 'articles', page],
    queryFn: ({ signal }) => call(articleFavouritesPage, { current: page, size: pageSize }, { signal }),
    placeholderData: (before) => before,
  })
