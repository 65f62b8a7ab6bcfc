import { useMemo, useState } from 'react'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { lazyComponent, useLazyComponent } from '#src/shared/lib/hooks/use-lazy-component.ts'
import { Actions } from '#src/shared/ui/action/Actions.tsx'
import { Button } from '#src/shared/ui/action/Button.tsx'
import { EmptyState, Skeleton } from '#src/shared/ui/feedback/query-states.tsx'
import { LazyInView } from '#src/shared/ui/behaviour/LazyInView.tsx'
import { type CurvePoint, curveOf } from './curve.ts'
import type { RoomView } from '../state/room-view.ts'
import { isSealedNow } from '../state/sealed.ts'
import { bigDivisor } from './show.ts'
import { useThrottledValue } from './use-throttled-value.ts'
import styles from '../room.module.css'

const loadChart = lazyComponent(() => import('#src/shared/ui/chart/ChartLine.tsx'))
const height = 168
/** The chart redraws at most once a second, however many bids arrive. */
const paceMs = 1_000

/** The chart is loaded lazily and may fail to load; the room works without it. */
function Chart({ points, divisor }: { points: readonly CurvePoint[]; divisor: number }) {
  const t = useT()
  const [isWanted, setWanted] = useState(true)
  const label = t('价格走势图，共 {{count}} 个价格，数据见竞价记录', { count: points.length })
  const chart = useLazyComponent(loadChart, isWanted, () => setWanted(false), { points, divisor, height, label })
  if (chart) return chart
  if (isWanted) return <Skeleton height={height} />
  return (
    <Actions align="center">
      <Button look="text" onClick={() => setWanted(true)}>
        {t('重试')}
      </Button>
    </Actions>
  )
}

/** The price curve; the bidding record is its accessible equivalent. */
export function PriceCurve({ room }: { room: RoomView }) {
  const t = useT()
  const drawnRoom = useThrottledValue(room, paceMs)
  const points = useMemo(() => curveOf(drawnRoom), [drawnRoom])
  const isHidden = isSealedNow(room) && points.length === 0
  return (
    <section className={styles['curve']}>
      <h2>{t('价格走势')}</h2>
      {points.length < 2 ? (
        <EmptyState text={isHidden ? t('密封报价，开启前不公布价格') : t('暂无价格变动')} />
      ) : (
        <LazyInView minHeight={height}>
          <Chart points={points} divisor={bigDivisor(room.rules)} />
        </LazyInView>
      )}
    </section>
  )
}
