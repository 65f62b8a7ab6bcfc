import { createContext, use, useCallback } from 'react'
import { type Direction, directionOf } from '#src/model/bidding/direction/direction.ts'
import { type Translate, useT } from '#src/shared/lib/text/i18n.ts'

/** The direction of the room around: the parts of a room do not ask which one it is, their texts follow it. */
export const RoomDirection = createContext<Direction>(directionOf({}))

/** Like `useT`, in the words of a room in which the lowest wins where it is one. */
export function useRoomT(): Translate {
  const t = useT()
  const { textOf } = use(RoomDirection)
  return useCallback<Translate>((key, values) => t(textOf(key), values), [t, textOf])
}
