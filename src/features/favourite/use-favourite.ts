import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { call } from '#src/api/client.ts'
import { addArticleFavourite, removeArticleFavourites } from '#src/api/endpoints/article-favourite.ts'
import { addFavourite, removeFavourite } from '#src/api/endpoints/collect.ts'
import { addRoadshowFavourite, removeRoadshowFavourites } from '#src/api/endpoints/roadshow.ts'
import { NetworkError } from '#src/api/errors.ts'
import { askAfterRefusal } from '#src/features/session/guard.ts'
import { userScope } from '#src/features/session/user-data.ts'
import { isSignedIn, useSignedIn } from '#src/features/session/store.ts'
import { translate } from '#src/shared/lib/text/i18n.ts'
import { showToast } from '#src/shared/ui/dialog/confirm-dialog.ts'
import { addAfterSignIn, forgetWanted } from './after-sign-in.ts'
import { favouriteIdsQuery, type IdsQuery, newsIdsQuery, noticeIdsQuery, roadshowIdsQuery } from './queries.ts'

const showNetworkError = (error: unknown): void => {
  if (error instanceof NetworkError) showToast('error', translate('没有收藏成功，请检查网络后重试'))
}

const changeKey = [userScope, 'favourites', 'change']

/** What a person can follow. */
type Kind = { idsQuery: IdsQuery; add: (id: string) => Promise<unknown>; remove: (id: string) => Promise<unknown> }

const kinds = {
  asset: {
    idsQuery: favouriteIdsQuery,
    add: (assetsId) => call(addFavourite, { assetsId }),
    remove: (assetsId) => call(removeFavourite, { assetsIds: [assetsId] }),
  },
  roadshow: {
    idsQuery: roadshowIdsQuery,
    add: (id) => call(addRoadshowFavourite, { id }),
    remove: (id) => call(removeRoadshowFavourites, { ids: [id] }),
  },
  news: {
    idsQuery: newsIdsQuery,
    add: (id) => call(addArticleFavourite, { type: 'news', id }),
    remove: (id) => call(removeArticleFavourites, { articles: [{ type: 'news', id }] }),
  },
  notice: {
    idsQuery: noticeIdsQuery,
    add: (id) => call(addArticleFavourite, { type: 'notice', id }),
    remove: (id) => call(removeArticleFavourites, { articles: [{ type: 'notice', id }] }),
  },
} as const satisfies Record<string, Kind>
export type FavouriteKind = keyof typeof kinds

/** Whether something is a favourite, and a toggle. The change is shown at once, and undone when the exchange refuses it. */
export function useFavourite(kind: FavouriteKind, id: string) {
  const { idsQuery, add, remove } = kinds[kind]
  const client = useQueryClient()
  const signedIn = useSignedIn()
  const { data: isFavourite = false } = useQuery({
    ...idsQuery,
    enabled: signedIn,
    select: (ids) => ids.has(id),
  })
  // Only this id: pending changes of others remain.
  const show = (isAdded: boolean) =>
    client.setQueryData(idsQuery.queryKey, (ids = new Set<string>()) => {
      const next = new Set(ids)
      if (isAdded) next.add(id)
      else next.delete(id)
      return next
    })
  const { mutate, isPending } = useMutation({
    mutationKey: changeKey,
    mutationFn: async (isAdded: boolean) => {
      await (isAdded ? add(id) : remove(id))
    },
    onMutate: async (isAdded) => {
      // The answer to an earlier request would undo the change.
      await client.cancelQueries({ queryKey: idsQuery.queryKey })
      show(isAdded)
    },
    onError: (error, isAdded) => {
      if (isSignedIn()) show(!isAdded)
      // The client has shown a refusal, and a 401 has asked to sign in.
      showNetworkError(error)
    },
    // The list, with what `app/effects/user-news.ts` received meanwhile, is refetched after the last of several changes: an earlier
    // answer would hide the pending ones.
    onSettled: () => {
      if (isSignedIn() && client.isMutating({ mutationKey: changeKey }) === 1)
        void client.invalidateQueries({ queryKey: [userScope, 'favourites'] })
    },
  })
  useEffect(() => {
    if (!isSignedIn()) forgetWanted()
  }, [])
  const addWanted = async () => {
    try {
      await add(id)
      showToast('success', translate('收藏成功'))
      await client.invalidateQueries({ queryKey: [userScope, 'favourites'] })
    } catch (error) {
      showNetworkError(error)
    }
  }
  const toggle = () => {
    if (!isSignedIn()) askAfterRefusal(() => addAfterSignIn(() => void addWanted()))
    else if (!isPending) mutate(!isFavourite)
  }
  return { isFavourite: signedIn && isFavourite, isPending, toggle }
}
