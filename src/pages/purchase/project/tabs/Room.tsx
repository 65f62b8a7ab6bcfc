import { lazy, type ReactNode, Suspense, useState } from 'react'
import { procurementDetailQuery } from '#src/features/procurement/detail-queries.ts'
import type { ProcurementDetail } from '#src/model/procurement/schema.ts'
import { exactTime } from '#src/model/time/exact.ts'
import { queryClient } from '#src/shared/lib/query/queries.ts'
import { useAtBeat } from '#src/shared/lib/time/heartbeat.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Loading, Skeleton } from '#src/shared/ui/feedback/query-states.tsx'
import styles from '../project.module.css'

const AuctionWatch = lazy(async () => ({
  default: (await import('#src/features/quote-room/AuctionWatch.tsx')).AuctionWatch,
}))

const RoomRecord = lazy(() => import('./RoomRecord.tsx'))

const Loaded = ({ children }: { children: ReactNode }) => (
  <Suspense
    fallback={
      <Loading>
        <Skeleton height={320} />
      </Loading>
    }
  >
    {children}
  </Suspense>
)

type Props = { project: ProcurementDetail }

/** What a supplier does to have a seat when the room opens. */
function HowToTakePart({ project: { schedule, lots } }: Props) {
  const t = useT()
  const asksForBond = lots.some(({ bond }) => Number(bond) > 0)
  const times = { sale: exactTime(schedule.saleTo), opening: exactTime(schedule.deadlineAt) }
  return (
    <section className={styles['how']} aria-labelledby="auction-how">
      <h3 id="auction-how">{t('如何参加竞价')}</h3>
      <ol>
        <li>{t('{{sale}} 前报名并获取采购文件。', times)}</li>
        {asksForBond && <li>{t('{{opening}} 前交纳保证金，到账后即获得竞价资格。', times)}</li>}
        <li>{t('{{opening}} 起在竞价厅报价，没有竞价资格的只能观看。', times)}</li>
      </ol>
    </section>
  )
}

/** The room of an auction as anyone may follow it; before it opens also how to take part, after its close the replay. */
export function Room({ project }: Props) {
  const { auction, schedule } = project
  const isOpen = useAtBeat((now) => schedule.deadlineAt <= now)
  const [isOver, setOver] = useState(false)
  const t = useT()
  if (auction == null) return null
  const takeResult = () => {
    setOver(true)
    if (schedule.openedAt == null) void queryClient.invalidateQueries(procurementDetailQuery(project.id))
  }
  return (
    <div className={styles['room']}>
      {!isOpen && <HowToTakePart project={project} />}
      <Loaded>
        <AuctionWatch roomId={auction.roomId} onOver={takeResult} />
      </Loaded>
      {isOver && (
        <section className={styles['replay']} aria-labelledby="auction-replay">
          <h3 id="auction-replay">{t('竞价记录与回放')}</h3>
          <Loaded>
            <RoomRecord roomId={auction.roomId} project={project} />
          </Loaded>
        </section>
      )}
    </div>
  )
}
