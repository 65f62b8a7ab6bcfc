import { useState } from 'react'

/**
 * What is being typed into a field, or chosen in a list, of a search whose words stand in the address: it follows when these
 * change there, and the field stays, with the focus that it has. A list that fell back until the screen of the new address
 * is drawn would lose the next key.
 */
export function useTyped<T extends string>(settled: T) {
  const [typed, setTyped] = useState(settled)
  const [before, setBefore] = useState(settled)
  if (settled !== before) {
    setBefore(settled)
    setTyped(settled)
  }
  return [typed, setTyped] as const
}
