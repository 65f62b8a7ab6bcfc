import { useState } from 'react'
import { ApiError } from '#src/api/errors.ts'
import type { RoomAction } from '#src/model/bidding/calls.ts'
import { actInRoom } from '../commands.ts'
import { refusalText } from '../quoting/refusal.ts'
import type { Bidding } from '../state/use-bidding.ts'
import { useRoomT } from '../state/room-text.ts'

/** Runs one room action at a time; its refusal or failure is shown beside the button. Room actions are idempotent. */
export function useRoomAction({ place, room, typeCode, refetch }: Bidding) {
  const t = useRoomT()
  const [busy, setBusy] = useState(false)
  const [trouble, setTrouble] = useState<string | null>(null)
  const carryOut = async (action: RoomAction) => {
    try {
      await actInRoom(place, action)
    } catch (error) {
      setTrouble(
        error instanceof ApiError
          ? refusalText({ code: error.reply.code, message: error.message }, room, typeCode, t)
          : t('网络异常，未收到结果，请重试'),
      )
    }
    setBusy(false)
    refetch()
  }
  const act = (action: RoomAction) => {
    if (busy) return
    setBusy(true)
    setTrouble(null)
    void carryOut(action)
  }
  return { busy, trouble, act }
}
