import { useEffect, useEffectEvent } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import type { Schema, StateOf } from './list-params.ts'
import type { ListState } from './use-list-state.ts'

/**
 * Replaces an address that does not say what the list shows: values that are none, initial ones, several of a name. `shown`: what the
 * list makes of values that each are valid by themselves.
 */
export function useCorrectAddress<S extends Schema>({ address, state }: ListState<S>, shown: StateOf<S> = state): void {
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const isCorrect = address.isCanonical(search, shown)
  const correct = useEffectEvent(
    () => void navigate(address.addressOf(shown), { replace: true, preventScrollReset: true }),
  )
  useEffect(() => {
    if (!isCorrect) correct()
  }, [isCorrect])
}
