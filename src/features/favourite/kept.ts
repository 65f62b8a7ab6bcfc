import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '#src/api/client.ts'
import { favouritesPage, remindOfFavourites, removeFavourite } from '#src/api/endpoints/collect.ts'
import { NetworkError } from '#src/api/errors.ts'
import { userScope } from '#src/features/session/user-data.ts'
import type { FavouriteOrder, FavouriteStage } from '#src/model/favourite/schema.ts'
import { translate } from '#src/shared/lib/text/i18n.ts'
import { showToast } from '#src/shared/ui/dialog/confirm-dialog.ts'

/** Favourites on one page of the list. */
const pageSize = 10

/** What of the favourites is shown. */
export type FavouriteFilter = { stage: FavouriteStage | null; q: string; order: FavouriteOrder; page: number }

export const keptQuery = ({ stage, q, order, page }: FavouriteFilter) =>
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
    // The rows stay while the next page is on its way.
    placeholderData: (before) => before,
  })

/** A refusal has been shown by the client already, and a 401 has asked to sign in. */
const tellTrouble = (error: unknown): void => {
  if (error instanceof NetworkError) showToast('error', translate('操作没有成功，请检查网络后重试'))
}

function useAction<I>(send: (input: I) => Promise<unknown>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: send,
    onError: tellTrouble,
    onSettled: () => client.invalidateQueries({ queryKey: [userScope, 'favourites'] }),
  })
}

export const useRemoveKept = () => useAction((assetsIds: string[]) => call(removeFavourite, { assetsIds }))

export const useRemindOfKept = () =>
  useAction(({ assetsIds, on }: { assetsIds: string[]; on: boolean }) => call(remindOfFavourites, { assetsIds, on }))
