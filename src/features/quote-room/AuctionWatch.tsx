import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { directionOf } from '#src/model/bidding/direction/direction.ts'
import type { RoomHead } from '#src/model/bidding/calls.ts'
import { isNotFound } from '#src/api/errors.ts'
import { linkToOwn } from '#src/model/own-links.ts'
import { hasFailed } from '#src/shared/lib/query/has-failed.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Button } from '#src/shared/ui/action/Button.tsx'
import { Card } from '#src/shared/ui/display/Card.tsx'
import { EmptyState, ErrorState, Loading, Skeleton } from '#src/shared/ui/feedback/query-states.tsx'
import { hasPriceCurve } from './curve/curve.ts'
import { PriceCurve } from './curve/PriceCurve.tsx'
import { RankedBars } from './curve/RankedBars.tsx'
import { roomAmount } from './price/show.ts'
import { typeCodeOf } from './price/type-code.ts'
import { roomHeadQuery } from './queries.ts'
import { Record } from './record/Record.tsx'
import { Stage } from './stage/Stage.tsx'
import { isLost } from './state/connection.ts'
import { RoomDirection } from './state/room-text.ts'
import type { RoomView } from './state/room-view.ts'
import { useRoom } from './state/use-room.ts'
import { TermList } from './TermList.tsx'
import styles from './stage/watch.module.css'

const placeholder = (
  <Loading>
    <Skeleton height={320} />
  </Loading>
)

type Props = { room: RoomView; head: RoomHead; isOffline: boolean }

function Watched({ room, head, isOffline }: Props) {
  const t = useT()
  const { mode, rules, result } = room
  const typeCode = typeCodeOf(head, rules)
  return (
    <RoomDirection value={directionOf(rules)}>
      <section className={styles['watch']} aria-label={t('竞价')}>
        <Stage bidding={{ room, typeCode, isOffline }} />
        <p className={styles['next']}>
          {result ? t(result.text) : t('报价由参加竞价的供应商在竞价厅进行，本页实时更新。')}
          <Button look={result ? 'default' : 'primary'} to={linkToOwn.quoteHall(room.roomId)}>
            {t('进入竞价厅')}
          </Button>
        </p>
        <div className={styles['columns']}>
          <div className={styles['drawn']}>
            {!result && hasPriceCurve(room) && (
              <div>
                <PriceCurve room={room} />
              </div>
            )}
            <RankedBars room={room} />
            <Card title={t('竞价规则')} body="padded">
              <TermList mode={mode} rules={rules} typeCode={typeCode} write={(amount) => roomAmount(amount, rules)} />
            </Card>
          </div>
          {!result && <Record room={room} />}
        </div>
      </section>
    </RoomDirection>
  )
}

/**
 * A room as anyone may follow it inside of a page: time left, price, curve, record and rules, without what a bidder can do. Its
 * button leads to the room itself. `onOver`: the room has come to its result. The page then replays its bids, so that they are not here
 * as well.
 */
export function AuctionWatch({ roomId, onOver }: { roomId: string; onOver?: () => void }) {
  const t = useT()
  const query = useQuery(roomHeadQuery({ roomId }))
  const { room, status } = useRoom(roomId)
  const isOver = room?.result != null
  const reportOver = useEffectEvent(() => onOver?.())
  useEffect(() => {
    if (isOver) reportOver()
  }, [isOver])
  if (isNotFound(query.error)) return <EmptyState text={t('未找到该竞价厅')} />
  if (hasFailed(query))
    return <ErrorState onRetry={() => void query.refetch()} busy={query.isFetching} error={query.error} />
  return room && query.data ? <Watched room={room} head={query.data} isOffline={isLost(status)} /> : placeholder
}
