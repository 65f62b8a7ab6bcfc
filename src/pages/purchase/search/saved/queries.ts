import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '#src/api/client.ts'
import {
  notifyOfProcurements,
  openProcurementSearch,
  removeProcurementSearch,
  renameProcurementSearch,
  savedProcurementSearches,
  saveProcurementSearch,
} from '#src/api/endpoints/procurement-saved.ts'
import { userScope } from '#src/features/session/user-data.ts'
import type { ProcurementFilters } from '#src/model/procurement/search.ts'

export const savedSearchesQuery = queryOptions({
  queryKey: [userScope, 'procurement-searches'],
  queryFn: ({ signal }) => call(savedProcurementSearches, {}, { signal }),
})

/** A command about the saved searches of the user, after which they are fetched again. */
function useCommand<I>(send: (input: I) => Promise<unknown>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: send,
    onSettled: () => client.invalidateQueries({ queryKey: savedSearchesQuery.queryKey }),
  })
}

export const useSave = () =>
  useCommand((input: { name: string; filters: ProcurementFilters }) => call(saveProcurementSearch, input))
export const useRename = () => useCommand((input: { id: string; name: string }) => call(renameProcurementSearch, input))
export const useNotify = () => useCommand((input: { id: string; on: boolean }) => call(notifyOfProcurements, input))
export const useOpen = () => useCommand((id: string) => call(openProcurementSearch, { id }))
export const useRemove = () => useCommand((id: string) => call(removeProcurementSearch, { id }))
