import { createContext, use, useCallback } from 'react'
import { type Direction, directionOf } from '#src/model/bidding/direction/direction.ts'
import { type Translate, useT } from '#src/shared/lib/text/i18n.ts'

/** The direction of the room whose record is shown around. */
export const ReplayDirection = createContext<Direction>(directionOf({}))

/** Like `useT`, in the words of a room in which the lowest wins where the record is of one. */
export function useReplayT(): Translate {
  const t = useT()
  const { textOf } = use(ReplayDirection)
  return useCallback<Translate>((key, values) => t(textOf(key), values), [t, textOf])
}
