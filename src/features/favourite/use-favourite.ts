import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '#src/api/client.ts'
import { addFavourite, removeFavourite } from '#src/api/endpoints/collect.ts'
import { NetworkError } from '#src/api/errors.ts'
import { askAfterRefusal } from '#src/features/session/guard.ts'
import { userScope } from '#src/features/session/user-data.ts'
import { isSignedIn, useSignedIn } from '#src/features/session/store.ts'
import { translate } from '#src/shared/lib/text/i18n.ts'
import { showToast } from '#src/shared/ui/dialog/confirm-dialog.ts'
import { favouritesQuery } from './queries.ts'

const wish = [userScope, 'favourites', 'wish']

const send = async (assetsId: string, isKept: boolean): Promise<void> => {
  if (isKept) await call(addFavourite, { assetsId })
  else await call(removeFavourite, { assetsIds: [assetsId] })
}

/** One asset among the favourites. It shows at once what was wished, and takes it back when the exchange refuses. */
export function useFavourite(assetsId: string) {
  const client = useQueryClient()
  const signedIn = useSignedIn()
  const { data: isFavourite = false } = useQuery({
    ...favouritesQuery,
    enabled: signedIn,
    select: (ids) => ids.has(assetsId),
  })
  // Only this one id: what was wished of others meanwhile stands.
  const show = (isKept: boolean) =>
    client.setQueryData(favouritesQuery.queryKey, (ids = new Set<string>()) => {
      const next = new Set(ids)
      if (isKept) next.add(assetsId)
      else next.delete(assetsId)
      return next
    })
  const { mutate, isPending } = useMutation({
    mutationKey: wish,
    mutationFn: (isKept: boolean) => send(assetsId, isKept),
    onMutate: async (isKept) => {
      // An answer from before the wish would undo it.
      await client.cancelQueries({ queryKey: favouritesQuery.queryKey })
      show(isKept)
    },
    onError: (error, isKept) => {
      if (isSignedIn()) show(!isKept)
      // A refusal has been shown by then, and a 401 has asked to sign in.
      if (error instanceof NetworkError) showToast('error', translate('没有收藏成功，请检查网络后重试'))
    },
    // The truth, with what came meanwhile (`app/effects/user-news.ts`), is fetched after the last of several wishes: before,
    // it would hide those still on their way.
    onSettled: () => {
      if (isSignedIn() && client.isMutating({ mutationKey: wish }) === 1)
        void client.invalidateQueries({ queryKey: [userScope, 'favourites'] })
    },
  })
  const toggle = () => {
    if (!isSignedIn()) askAfterRefusal()
    else if (!isPending) mutate(!isFavourite)
  }
  return { isFavourite: signedIn && isFavourite, isPending, toggle }
}
