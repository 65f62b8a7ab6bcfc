import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { Link } from 'react-router-dom'
import { isNotFound } from '#src/api/errors.ts'
import { roomHeadQuery } from '#src/features/quote-room/queries.ts'
import { NoRoom, RoomScreen, RoomSkeleton, RoomTrouble } from '#src/features/quote-room/RoomScreen.tsx'
import { useSignedIn } from '#src/features/session/store.ts'
import type { RoomHead } from '#src/model/bidding/calls.ts'
import { linkTo, paths } from '#src/model/paths.ts'
import { hasFailed } from '#src/shared/lib/query/has-failed.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import styles from './Rooms.module.css'

function Watched({ head }: { head: RoomHead }) {
  const t = useT()
  const isSignedIn = useSignedIn()
  const { roomId, mode, listing } = head
  const place = useMemo(() => ({ roomId, mode }), [roomId, mode])
  return (
    <>
      <div className={styles['bar']}>
        <Link to={paths.hall}>{t('回到竞价大厅')}</Link>
        {listing && (
          <Link to={isSignedIn ? linkTo.quoteHall(listing.assetsId) : linkTo.login(linkTo.quoteHall(listing.assetsId))}>
            {isSignedIn ? t('进入报价大厅') : t('登录后进入报价大厅')}
          </Link>
        )}
      </div>
      <RoomScreen key={roomId} place={place} head={head} addressOf={linkTo.watchRoom} />
    </>
  )
}

/** A room as everybody may follow it, without an account (domain 3.8). */
export default function WatchRoom({ roomId }: { roomId: string }) {
  const query = useQuery(roomHeadQuery({ roomId }))
  return (
    <div className={styles['page']}>
      {query.data ? (
        <Watched head={query.data} />
      ) : isNotFound(query.error) ? (
        <NoRoom />
      ) : hasFailed(query) ? (
        <RoomTrouble error={query.error} onRetry={() => void query.refetch()} busy={query.isFetching} />
      ) : (
        <RoomSkeleton />
      )}
    </div>
  )
}
