import { type NavigateOptions, useNavigate, useSearchParams } from 'react-router-dom'
import { hereQuery } from '../navigation/navigation.ts'
import type { ListAddress, Schema, StateOf } from './list-params.ts'

export type ListState<S extends Schema> = {
  address: ListAddress<S>
  state: StateOf<S>
  isNarrowed: boolean
  /** The address of the list as it is now, with some changes. */
  addressOf: (change: Partial<StateOf<S>>) => string
  /** Leads to a changed list, to its first page unless another is named. The scroll position stays. */
  go: (change: Partial<StateOf<S>>, options?: NavigateOptions) => void
}

/** What a list shows, as the address says it. */
export function useListState<S extends Schema>(list: ListAddress<S>): ListState<S> {
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const state = list.read(search)
  const firstPage = 'page' in list.schema ? { page: 1 } : {}
  return {
    address: list,
    state,
    isNarrowed: list.isNarrowed(state),
    addressOf: (change) => list.addressOf({ ...state, ...change }),
    // Another choice may have changed the address since this was drawn.
    go: (change, options) =>
      void navigate(list.addressOf({ ...list.read(hereQuery()), ...firstPage, ...change }), {
        preventScrollReset: true,
        ...options,
      }),
  }
}
