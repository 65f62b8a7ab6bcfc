import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { FrameAdditions } from '#src/features/quote-room/frame-additions.ts'
import { roomHeadQuery } from '#src/features/quote-room/queries.ts'
import { RoomBoundary } from '#src/features/quote-room/RoomBoundary.tsx'
import { RoomScreen } from '#src/features/quote-room/RoomScreen.tsx'
import { useSignedIn } from '#src/features/session/store.ts'
import type { RoomHead } from '#src/model/bidding/calls.ts'
import { linkToOwn } from '#src/model/own-links.ts'
import { linkTo } from '#src/model/paths.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Button } from '#src/shared/ui/action/Button.tsx'

function WatchedRoom({ head }: { head: RoomHead }) {
  const t = useT()
  const isSignedIn = useSignedIn()
  const { roomId, mode, listing, isPractice } = head
  const place = useMemo(() => ({ roomId, mode }), [roomId, mode])
  const address = isPractice ? null : linkToOwn.quoteHall(listing?.assetsId ?? roomId)
  const action = address && (
    <Button look="primary" size="small" to={isSignedIn ? address : linkTo.login(address)}>
      {isSignedIn ? t('进入竞价厅') : t('登录后进入竞价厅')}
    </Button>
  )
  return (
    <FrameAdditions value={{ action }}>
      <RoomScreen key={roomId} place={place} head={head} addressOf={linkTo.watchRoom} />
    </FrameAdditions>
  )
}

/** A room that anyone may follow without an account (domain 3.8). */
export default function WatchRoom({ roomId }: { roomId: string }) {
  const query = useQuery(roomHeadQuery({ roomId }))
  return <RoomBoundary query={query}>{(head) => <WatchedRoom head={head} />}</RoomBoundary>
}
