import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useCallback, useEffect, useRef } from 'react'
import { useLiveRow } from '#src/features/listing/live.ts'
import type { ListingRow } from '#src/model/listing/schema.ts'
import { hallKey } from './queries.ts'

/** A row as the list has it, and as it is at this moment. */
export type HallRow = { row: ListingRow; live: ListingRow }

type Props = {
  row: ListingRow
  /** The row has left the state of this list. */
  onLeave: () => void
  children: (row: HallRow) => ReactNode
}

/** Subscribes one row of a list to the hall. */
export function LiveRow({ row, onLeave, children }: Props) {
  const live = useLiveRow(row)
  const hasLeft = Boolean(row.status && live.status && row.status !== live.status)
  useEffect(() => {
    if (hasLeft) onLeave()
  }, [hasLeft, onLeave])
  return children({ row, live })
}

/** Rooms close and open in groups; one fetch serves a group. */
const gatherMs = 400

/** Fetches the lists of the hall again; to be called when a row has left the state of its list. */
export function useRefresh(): () => void {
  const client = useQueryClient()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return useCallback(() => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void client.invalidateQueries({ queryKey: hallKey }), gatherMs)
  }, [client])
}
