import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { methodLabel } from '#src/features/procurement/method-label.ts'
import { statisticsQuery } from '#src/features/procurement/queries.ts'
import { grouped } from '#src/model/money/money.ts'
import { wanFromYuan } from '#src/model/money/wan.ts'
import type { ProcurementStatistics } from '#src/model/procurement/overview.ts'
import { coloursOf } from '#src/shared/config/tokens.ts'
import { usePrinting } from '#src/shared/lib/hooks/use-printing.ts'
import { useScheme } from '#src/shared/lib/storage/scheme.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { LazyInView } from '#src/shared/ui/behaviour/LazyInView.tsx'
import { Card } from '#src/shared/ui/display/Card.tsx'
import { EmptyState, QueryBoundary, Skeleton } from '#src/shared/ui/feedback/query-states.tsx'
import { Segments } from '#src/shared/ui/list/Segments.tsx'
import styles from '../home.module.css'
import { loadingMargin } from '../loading-margin.ts'
import { Figure, type FigureRow } from './Figure.tsx'

/** px; of one figure with its title. */
const height = 290

type View = 'chart' | 'table'

/** A share of all in per cent. */
const percent = (part: number, all: number): string => `${((part / all) * 100).toFixed(1)}%`

function Figures({ statistics: { months, methods }, view }: { statistics: ProcurementStatistics; view: View }) {
  const t = useT()
  const colours = coloursOf(useScheme())
  const all = methods.reduce((sum, { count }) => sum + count, 0)
  const byMonth: FigureRow[] = months.map(({ month, announced, awarded }) => ({
    key: month,
    name: month.slice(2),
    values: [announced, awarded],
  }))
  const amounts: FigureRow[] = months.map(({ month, amount }) => {
    const wan = wanFromYuan(amount)
    return { key: month, name: month.slice(2), values: [Math.round(Number(wan))], texts: [grouped(wan, 2)] }
  })
  const byMethod: FigureRow[] = methods.map(({ method, count }) => ({
    key: method,
    name: t(methodLabel(method)),
    values: [count],
    texts: [`${count} (${percent(count, all)})`],
  }))
  return (
    <div className={styles['charts']}>
      <Figure
        title={t('每月公告和成交的项目')}
        heading={t('月份')}
        rows={byMonth}
        series={[
          { name: t('公告项目'), colour: colours.procurement },
          { name: t('成交项目'), colour: colours.accent },
        ]}
        view={view}
      />
      <Figure
        title={t('每月成交金额')}
        heading={t('月份')}
        rows={amounts}
        series={[{ name: t('成交金额（万元）'), colour: colours.procurement }]}
        view={view}
      />
      <Figure
        title={t('各采购方式的项目')}
        heading={t('采购方式')}
        rows={byMethod}
        series={[{ name: t('项目数和占比'), colour: colours.procurement }]}
        view={view}
        isLying
      />
    </div>
  )
}

const Loading = () => (
  <div className={styles['charts']}>
    {['months', 'amounts', 'methods'].map((figure) => (
      <Skeleton key={figure} height={height} />
    ))}
  </div>
)

function Statistics({ view }: { view: View }) {
  const t = useT()
  return (
    <QueryBoundary
      query={useQuery(statisticsQuery)}
      loading={<Loading />}
      minHeight={height}
      isEmpty={({ months }) => months.every(({ announced, awarded }) => announced + awarded === 0)}
      empty={<EmptyState text={t('近 12 个月没有采购项目')} minHeight={height} />}
    >
      {(statistics) => <Figures statistics={statistics} view={view} />}
    </QueryBoundary>
  )
}

/** The section's figures of the last twelve months: charts, or tables of the same figures, as on paper. */
export function Charts() {
  const t = useT()
  const [view, setView] = useState<View>('chart')
  const isPrinting = usePrinting()
  return (
    <Card
      title={t('采购数据')}
      note={t('近 12 个月')}
      body="padded"
      actions={
        <Segments
          label={t('显示方式')}
          options={[
            ['chart', t('图表')],
            ['table', t('表格')],
          ]}
          chosen={view}
          onChoose={setView}
        />
      }
    >
      <LazyInView margin={loadingMargin} skeleton={<Loading />}>
        <Statistics view={isPrinting ? 'table' : view} />
      </LazyInView>
    </Card>
  )
}
