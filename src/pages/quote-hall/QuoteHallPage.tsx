import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { isNotFound } from '#src/api/errors.ts'
import { roomHeadQuery } from '#src/features/quote-room/queries.ts'
import { NoRoom, RoomScreen, RoomSkeleton, RoomTrouble } from '#src/features/quote-room/RoomScreen.tsx'
import type { RoomHead } from '#src/model/bidding/calls.ts'
import { linkTo } from '#src/model/paths.ts'
import { hasFailed } from '#src/shared/lib/query/has-failed.ts'
import styles from './QuoteHallPage.module.css'

function Hall({ head }: { head: RoomHead }) {
  const { roomId, mode } = head
  const place = useMemo(() => ({ roomId, mode }), [roomId, mode])
  const assetsId = head.listing?.assetsId ?? head.assetsId
  return <RoomScreen key={roomId} place={place} head={head} addressOf={(lot) => linkTo.quoteHall(assetsId, lot)} />
}

function Asked({ assetsId, lot }: { assetsId: string; lot: string | null }) {
  const query = useQuery(roomHeadQuery(lot ? { roomId: lot } : { assetsId }))
  if (query.data) return <Hall head={query.data} />
  if (isNotFound(query.error)) return <NoRoom />
  if (hasFailed(query))
    return <RoomTrouble error={query.error} onRetry={() => void query.refetch()} busy={query.isFetching} />
  return <RoomSkeleton />
}

/** The quote hall of an asset, or of one lot of a package (BD-03). */
export default function QuoteHallPage() {
  const [search] = useSearchParams()
  const assetsId = search.get('assetsId')
  return (
    <div className={styles['page']}>
      {assetsId ? <Asked assetsId={assetsId} lot={search.get('lot')} /> : <NoRoom />}
    </div>
  )
}
