import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '#src/api/client.ts'
import {
  readAllMessages,
  readMessages,
  removeMessages,
  restoreMessages,
  setMessageChannel,
} from '#src/api/endpoints/message.ts'
import { NetworkError } from '#src/api/errors.ts'
import { userScope } from '#src/features/session/user-data.ts'
import type { MessageChannel } from '#src/model/message/schema.ts'
import { translate } from '#src/shared/lib/text/i18n.ts'
import { showToast } from '#src/shared/ui/dialog/confirm-dialog.ts'
import { settingsQuery } from './queries.ts'

/** Refusals are already shown by the API client. */
const showNetworkError = (error: unknown): void => {
  if (error instanceof NetworkError) showToast('error', translate('操作没有成功，请检查网络后重试'))
}

/** A change of messages; it invalidates all queries of messages when it settles. */
function useAction<I>(send: (input: I) => Promise<{ changed: number }>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: send,
    onError: showNetworkError,
    onSettled: () => client.invalidateQueries({ queryKey: [userScope, 'messages'] }),
  })
}

export const useRead = () => useAction((ids: string[]) => call(readMessages, { ids }))
export const useReadAll = () => useAction((kind: string | null) => call(readAllMessages, kind === null ? {} : { kind }))
export const useRemove = () => useAction((ids: string[]) => call(removeMessages, { ids }))
export const useRestore = () => useAction((ids: string[]) => call(restoreMessages, { ids }))

type Switched = { kind: string; channel: MessageChannel; on: boolean }

/** Switches a channel of a kind: optimistic, reverted when the call fails. */
export function useSetChannel() {
  const client = useQueryClient()
  const show = ({ kind, channel, on }: Switched) =>
    client.setQueryData(settingsQuery.queryKey, (settings) =>
      settings?.map((setting) => (setting.kind === kind ? { ...setting, [channel]: on } : setting)),
    )
  return useMutation({
    mutationKey: [userScope, 'messages', 'settings'],
    mutationFn: (switched: Switched) => call(setMessageChannel, switched),
    onMutate: async (switched) => {
      await client.cancelQueries({ queryKey: settingsQuery.queryKey })
      show(switched)
    },
    onError: (error, switched) => {
      show({ ...switched, on: !switched.on })
      showNetworkError(error)
    },
    // All messages and not the settings alone: events during the call wait for it (`app/effects/user-news.ts`).
    onSettled: () => {
      if (client.isMutating({ mutationKey: [userScope, 'messages', 'settings'] }) === 1)
        void client.invalidateQueries({ queryKey: [userScope, 'messages'] })
    },
  })
}
