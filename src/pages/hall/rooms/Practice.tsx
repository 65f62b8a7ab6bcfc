import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { Navigate } from 'react-router-dom'
import { FrameAdditions } from '#src/features/quote-room/frame-additions.ts'
import { practiceQuery, practiseAgain, type PracticeRoom } from '#src/features/quote-room/practice.ts'
import { PracticeChooser } from '#src/features/quote-room/PracticeChooser.tsx'
import { roomHeadQuery } from '#src/features/quote-room/queries.ts'
import { RoomScreen, RoomSkeleton, RoomTrouble } from '#src/features/quote-room/RoomScreen.tsx'
import { type BidMode, bidModes } from '#src/model/listing/detail.ts'
import { linkTo, paths } from '#src/model/paths.ts'
import { hasFailed } from '#src/shared/lib/query/has-failed.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Button } from '#src/shared/ui/action/Button.tsx'
import { Actions } from '#src/shared/ui/action/Actions.tsx'
import { Card } from '#src/shared/ui/display/Card.tsx'
import styles from './rooms.module.css'

const isMode = (mode: string): mode is BidMode => bidModes.some((known) => known === mode)

function Room({ mode, room: { roomId, practiceKey } }: { mode: BidMode; room: PracticeRoom }) {
  const place = useMemo(() => ({ roomId, mode, practiceKey }), [roomId, mode, practiceKey])
  const head = useQuery(roomHeadQuery({ roomId }))
  if (head.data)
    return <RoomScreen key={roomId} place={place} head={head.data} addressOf={() => linkTo.practice(mode)} />
  // A room that does not exist any more is replaced by a new one.
  if (head.isError) return <RoomTrouble error={head.error} onRetry={() => practiseAgain(mode)} busy={head.isFetching} />
  return <RoomSkeleton />
}

function PracticeSession({ mode }: { mode: BidMode }) {
  const t = useT()
  const query = useQuery(practiceQuery(mode))
  const strip = (
    <div className={styles['strip']}>
      <p>{t('模拟竞价：对手为模拟竞买人，结果不产生任何权利义务。')}</p>
      <Actions>
        <Button look="text" onClick={() => practiseAgain(mode)}>
          {t('重新开始')}
        </Button>
        <Button look="text" to={linkTo.practice()}>
          {t('更换竞价方式')}
        </Button>
      </Actions>
    </div>
  )
  return (
    <FrameAdditions value={{ strip }}>
      {query.data ? (
        <Room mode={mode} room={query.data} />
      ) : hasFailed(query) ? (
        <RoomTrouble error={query.error} onRetry={() => void query.refetch()} busy={query.isFetching} />
      ) : (
        <RoomSkeleton />
      )}
    </FrameAdditions>
  )
}

function ModeChoice() {
  const t = useT()
  return (
    <div className={`content ${styles['page']}`}>
      <Card
        title={t('模拟竞价')}
        level={1}
        body="padded"
        actions={
          <Button look="text" to={paths.hall}>
            {t('回到竞价大厅')}
          </Button>
        }
      >
        {t('无需登录，选择一种竞价方式，与模拟竞买人进行练习。')}
      </Card>
      <PracticeChooser />
    </div>
  )
}

/** Practice: the choice of a mode, or a practice room of it. */
export default function Practice({ mode }: { mode: string }) {
  if (isMode(mode)) return <PracticeSession key={mode} mode={mode} />
  return mode === '' ? <ModeChoice /> : <Navigate to={linkTo.practice()} replace />
}
