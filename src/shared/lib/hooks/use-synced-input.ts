import { useState } from 'react'

/**
 * What is being typed into a field, or chosen in a list, of a search whose words stand in the address: it follows when these
 * change there, and the field stays, with the focus that it has. `send` notes what goes into the address, and returns it:
 * when that comes back, with the screen of the new address, the person may be writing on, and nothing of it is lost. `begun` is
 * what the field begins with where that is more.
 */
export function useSyncedInput<T extends string>(settled: T, begun: T = settled) {
  const [typed, setTyped] = useState(begun)
  const [before, setBefore] = useState(settled)
  const [sent, setSent] = useState<readonly T[]>([])
  if (settled !== before) {
    const isOwn = sent.includes(settled)
    setBefore(settled)
    // Of several that were sent in a row, the last is still to come.
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
