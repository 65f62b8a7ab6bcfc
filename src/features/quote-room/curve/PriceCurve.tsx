import { useMemo, useState } from 'react'
import { dateTimeSeconds } from '#src/model/time/shanghai.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Card } from '#src/shared/ui/display/Card.tsx'
import { EmptyState } from '#src/shared/ui/feedback/query-states.tsx'
import { DataTable } from '#src/shared/ui/list/DataTable.tsx'
import { RoomFigure } from '../price/RoomAmount.tsx'
import { amountParts } from '../price/show.ts'
import type { RoomView } from '../state/room-view.ts'
import { isSealedNow } from '../state/sealed.ts'
import styles from './curve.module.css'
import { type CurvePoint, curveOf } from './curve.ts'
import { type Dot, drawingOf, size } from './drawing.ts'
import { useThrottledValue } from './use-throttled-value.ts'

/** The chart redraws at most once a second, however many bids arrive. */
const paceMs = 1_000

const clockOf = (at: number) => dateTimeSeconds(at).slice(11)

/** A short line with round ends is drawn as a dot in a stretched picture; the own quotes are squares, larger. */
const Mark = ({ dot: { x, y, isMine } }: { dot: Dot }) => (
  <path className={isMine ? styles['mine'] : styles['dot']} d={`M${x.toFixed(1)} ${y.toFixed(1)}h0.01`} />
)

type Props = { points: readonly CurvePoint[]; rules: RoomView['rules'] }

function Legend({ hasOthers }: { hasOthers: boolean }) {
  const t = useT()
  return (
    <p className={styles['legend']} aria-hidden>
      <span data-mine>{t('我的报价')}</span>
      {hasOthers && <span>{t('他人报价')}</span>}
    </p>
  )
}

type Row = CurvePoint & { place: number }

/** The points as a table, for readers who cannot see the picture. */
function Twin({ points, rules }: Props) {
  const t = useT()
  const { currency, unit } = amountParts('0', rules)
  const units = [currency, unit].filter(Boolean).map((part) => t(part))
  const [isOpen, setOpen] = useState(false)
  const rows = isOpen ? points.map((point, place): Row => ({ ...point, place })).toReversed() : []
  return (
    <details className={styles['twin']} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t('查看走势数据')}</summary>
      {isOpen && (
        <DataTable
          caption={t('价格走势')}
          columns={[
            { key: 'at', header: t('报价时间'), render: ({ at }) => clockOf(at) },
            {
              key: 'price',
              header: t('价格（{{unit}}）', { unit: units.join(' ') }),
              align: 'right',
              render: ({ text }) => <RoomFigure value={text} rules={rules} />,
            },
            { key: 'bidder', header: t('报价人'), render: ({ by }) => (by === 'own' ? t('我') : '—') },
          ]}
          rows={rows}
          rowKey={({ place }) => place}
          rowProps={({ by }) => ({ 'data-mine': by === 'own' ? '' : undefined })}
          box={{ label: t('价格走势'), className: styles['twinBox'] }}
          rowHeight={28}
          narrow="columns"
          isDense
        />
      )}
    </details>
  )
}

function Chart({ points, rules }: Props) {
  const t = useT()
  const { line, dots, lowest, highest, from, until } = drawingOf(points)
  return (
    <figure className={styles['chart']}>
      <Legend hasOthers={points.some(({ by }) => by === 'other')} />
      <div className={styles['plot']} data-falls={points[0]!.amount > points.at(-1)!.amount ? '' : undefined}>
        <svg
          viewBox={`0 0 ${size.width} ${size.height}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={t('价格走势图，共 {{count}} 个价格，数据见竞价记录', { count: points.length })}
        >
          <path className={styles['line']} d={line} />
          {dots.map((dot) => (
            <Mark key={dot.place} dot={dot} />
          ))}
        </svg>
        <span className={`number ${styles['highest']}`} aria-hidden>
          <RoomFigure value={highest} rules={rules} />
        </span>
        {lowest !== highest && (
          <span className={`number ${styles['lowest']}`} aria-hidden>
            <RoomFigure value={lowest} rules={rules} />
          </span>
        )}
      </div>
      <div className={styles['times']} aria-hidden>
        <time className="number">{clockOf(from)}</time>
        <time className="number">{clockOf(until)}</time>
      </div>
      <Twin points={points} rules={rules} />
    </figure>
  )
}

/** The price curve with the reader's own quotes marked. */
export function PriceCurve({ room }: { room: RoomView }) {
  const t = useT()
  const drawnRoom = useThrottledValue(room, paceMs)
  const points = useMemo(() => curveOf(drawnRoom), [drawnRoom])
  const isHidden = isSealedNow(room) && points.length === 0
  return (
    <Card title={t('价格走势')} className={styles['curve']} body="padded">
      {points.length < 2 ? (
        <EmptyState minHeight={120} text={isHidden ? t('密封报价，开启前不公布价格') : t('暂无价格变动')} />
      ) : (
        <Chart points={points} rules={room.rules} />
      )}
    </Card>
  )
}
