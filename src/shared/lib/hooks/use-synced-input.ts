import { useState } from 'react'

/**
 * The value of a search field or list that mirrors a parameter of the address. It follows the address while the field keeps its
 * focus. `send` records the value written to the address and returns it: when that value comes back with the new address, text
 * typed in the meantime is not overwritten. `begun` is the initial value where it differs from the address.
 */
export function useSyncedInput<T extends string>(settled: T, begun: T = settled) {
  const [typed, setTyped] = useState(begun)
  const [before, setBefore] = useState(settled)
  const [sent, setSent] = useState<readonly T[]>([])
  if (settled !== before) {
    const isOwn = sent.includes(settled)
    setBefore(settled)
    // Of several values sent in a row, the last is still to come.
    setSent(isOwn && settled !== sent.at(-1) ? sent : [])
    if (!isOwn) setTyped(settled)
  }
  const send = (value: T): T => {
    setTyped(value)
    setSent((known) => [...known, value])
    return value
  }
  return [typed, setTyped, send] as const
}
