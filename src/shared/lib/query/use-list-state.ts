import { type NavigateOptions, useNavigate, useSearchParams } from 'react-router-dom'
import { hereQuery } from '../navigation/navigation.ts'
import type { ListAddress, Schema, StateOf } from './list-params.ts'

export type ListState<S extends Schema> = {
  address: ListAddress<S>
  state: StateOf<S>
  isNarrowed: boolean
  /** The address of the list as it is now, with some changes. */
  addressOf: (change: Partial<StateOf<S>>) => string
  /** Navigates to a changed list, on its first page unless another is named. The scroll position stays. */
  go: (change: Partial<StateOf<S>>, options?: NavigateOptions) => void
}

/** The state of a list, read from the address. */
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
    // Another choice may have changed the address since this render.
    go: (change, options) =>
      void navigate(list.addressOf({ ...list.read(hereQuery()), ...firstPage, ...change }), {
        preventScrollReset: true,
        ...options,
      }),
  }
}
