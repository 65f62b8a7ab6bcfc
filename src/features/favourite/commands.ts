import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '#src/api/client.ts'
import { removeArticleFavourites } from '#src/api/endpoints/article-favourite.ts'
import { remindOfFavourites, removeFavourite } from '#src/api/endpoints/collect.ts'
import { removeRoadshowFavourites } from '#src/api/endpoints/roadshow.ts'
import { NetworkError } from '#src/api/errors.ts'
import type { ArticleRef } from '#src/model/favourite/article.ts'
import { userScope } from '#src/features/session/user-data.ts'
import { translate } from '#src/shared/lib/text/i18n.ts'
import { showToast } from '#src/shared/ui/dialog/confirm-dialog.ts'

/** The client shows refusals, and a 401 asks to sign in. */
const showNetworkError = (error: unknown): void => {
  if (error instanceof NetworkError) showToast('error', translate('操作没有成功，请检查网络后重试'))
}

function useAction<I>(send: (input: I) => Promise<unknown>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: send,
    onError: showNetworkError,
    onSettled: () => client.invalidateQueries({ queryKey: [userScope, 'favourites'] }),
  })
}

export const useRemoveFavourites = () => useAction((assetsIds: string[]) => call(removeFavourite, { assetsIds }))

export const useSetReminders = () =>
  useAction(({ assetsIds, on }: { assetsIds: string[]; on: boolean }) => call(remindOfFavourites, { assetsIds, on }))

export const useRemoveRoadshows = () => useAction((ids: string[]) => call(removeRoadshowFavourites, { ids }))

export const useRemoveArticles = () =>
  useAction((articles: ArticleRef[]) => call(removeArticleFavourites, { articles }))
