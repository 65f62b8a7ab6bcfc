import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { DealWayOf } from '#src/features/deal/DealWay.tsx'
import { SecondOfferOf } from '#src/features/deal/SecondOffer.tsx'
import { DeviceNotice } from '#src/features/factor/DeviceNotice.tsx'
import { roomHeadQuery } from '#src/features/quote-room/queries.ts'
import { RoomBoundary } from '#src/features/quote-room/RoomBoundary.tsx'
import { NoRoom, RoomScreen } from '#src/features/quote-room/RoomScreen.tsx'
import type { RoomHead } from '#src/model/bidding/calls.ts'
import { linkToOwn } from '#src/model/own-links.ts'

function Hall({ head }: { head: RoomHead }) {
  const { roomId, mode } = head
  const place = useMemo(() => ({ roomId, mode }), [roomId, mode])
  const assetsId = head.listing?.assetsId ?? head.assetsId
  return (
    <RoomScreen
      key={roomId}
      place={place}
      head={head}
      addressOf={(lot) => linkToOwn.quoteHall(assetsId, lot)}
      notice={<DeviceNotice />}
      renderNext={(of, otherwise, hasWon) => (
        <DealWayOf
          of={{ assetsId: of }}
          here="room"
          otherwise={hasWon ? otherwise : <SecondOfferOf of={{ assetsId: of }} otherwise={otherwise} />}
        />
      )}
    />
  )
}

function HallOf({ assetsId, lot }: { assetsId: string; lot: string | null }) {
  const query = useQuery(roomHeadQuery(lot ? { roomId: lot } : { assetsId }))
  return <RoomBoundary query={query}>{(head) => <Hall head={head} />}</RoomBoundary>
}

/** The quote hall of an asset, or of one lot of a package (BD-03). */
export default function QuoteHallPage() {
  const [search] = useSearchParams()
  const assetsId = search.get('assetsId')
  return assetsId ? <HallOf assetsId={assetsId} lot={search.get('lot')} /> : <NoRoom />
}
