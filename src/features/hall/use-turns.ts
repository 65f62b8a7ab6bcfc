import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef } from 'react'
import { hallKey } from './queries.ts'

/** Rooms close and open in company; their lists are asked for once. */
const gatherMs = 400

/** To be called when a row has left the state of its list: the lists of the hall are then asked for anew. */
export function useTurns(): () => void {
  const client = useQueryClient()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return useCallback(() => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void client.invalidateQueries({ queryKey: hallKey }), gatherMs)
  }, [client])
}
