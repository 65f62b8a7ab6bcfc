import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { roomHeadQuery } from '#src/features/quote-room/queries.ts'
import { RoomBoundary } from '#src/features/quote-room/RoomBoundary.tsx'
import { RoomScreen } from '#src/features/quote-room/RoomScreen.tsx'
import { useSignedIn } from '#src/features/session/store.ts'
import type { RoomHead } from '#src/model/bidding/calls.ts'
import { linkTo, paths } from '#src/model/paths.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Actions } from '#src/shared/ui/action/Actions.tsx'
import { Button } from '#src/shared/ui/action/Button.tsx'
import styles from './rooms.module.css'

function WatchedRoom({ head }: { head: RoomHead }) {
  const t = useT()
  const isSignedIn = useSignedIn()
  const { roomId, mode, listing } = head
  const place = useMemo(() => ({ roomId, mode }), [roomId, mode])
  return (
    <>
      <Actions className={styles['bar']}>
        <Button look="text" to={paths.hall}>
          {t('回到竞价大厅')}
        </Button>
        {listing && (
          <Button
            look="primary"
            size="small"
            to={isSignedIn ? linkTo.quoteHall(listing.assetsId) : linkTo.login(linkTo.quoteHall(listing.assetsId))}
          >
            {isSignedIn ? t('进入竞价厅') : t('登录后进入竞价厅')}
          </Button>
        )}
      </Actions>
      <RoomScreen key={roomId} place={place} head={head} addressOf={linkTo.watchRoom} />
    </>
  )
}

/** A room that anyone may follow without an account (domain 3.8). */
export default function WatchRoom({ roomId }: { roomId: string }) {
  const query = useQuery(roomHeadQuery({ roomId }))
  return (
    <div className={`content ${styles['page']}`}>
      <RoomBoundary query={query}>{(head) => <WatchedRoom head={head} />}</RoomBoundary>
    </div>
  )
}
