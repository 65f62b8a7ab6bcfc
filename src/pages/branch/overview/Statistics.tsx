import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { TotalText } from '#src/features/listing/TotalText.tsx'
import { kindName } from '#src/model/asset-kind/labels.ts'
import type { BranchDetail } from '#src/model/branch/detail.ts'
import type { BranchStatistics } from '#src/model/branch/statistics.ts'
import { coloursOf } from '#src/shared/config/tokens.ts'
import { primaryFrom } from '#src/shared/lib/contrast.ts'
import { isHexColour } from '#src/shared/lib/hex-colour.ts'
import { useScheme } from '#src/shared/lib/storage/scheme.ts'
import { useSettings, useStillness } from '#src/shared/lib/storage/settings.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Card } from '#src/shared/ui/display/Card.tsx'
import { Facts } from '#src/shared/ui/display/Facts.tsx'
import { EmptyState, QueryBoundary, Skeleton } from '#src/shared/ui/feedback/query-states.tsx'
import { type Column, DataTable } from '#src/shared/ui/list/DataTable.tsx'
import { Segments } from '#src/shared/ui/list/Segments.tsx'
import { LazyInView } from '#src/shared/ui/behaviour/LazyInView.tsx'
import { chartQuery, figuresQuery } from '../queries.ts'
import styles from './overview.module.css'

const chartHeight = 260
/** px; of the tiles and one row of charts. */
const blockHeight = 384

type View = 'chart' | 'table'
type Row = { key: string; name: string; listed: number; dealt: number }

/** `note` says what the rows cover. */
type CountsProps = { title: string; note: string; rows: readonly Row[]; view: View; colour: string }

/** Numbers of listings and deals by some key: a chart, or the table of the same figures, which screen readers always have. */
function Counts({ title, note, rows, view, colour }: CountsProps) {
  const t = useT()
  const scheme = useScheme()
  const still = useStillness()
  const typeScale = useSettings((settings) => settings.typeScale)
  const chart = useQuery(chartQuery)
  const columns: Column<Row>[] = [
    { key: 'name', header: title, isPrimary: true, render: ({ name }) => name },
    { key: 'listed', header: t('挂牌宗数'), align: 'right', render: ({ listed }) => listed },
    { key: 'dealt', header: t('成交宗数'), align: 'right', render: ({ dealt }) => dealt },
  ]
  const table = (
    <DataTable
      caption={title}
      columns={columns}
      rows={rows}
      rowKey={({ key }) => key}
      rowHeight={36}
      narrow="columns"
      {...(view === 'table' && { box: { label: title } })}
    />
  )
  return (
    <section className={styles['chart']}>
      <h3>{title}</h3>
      <p className={styles['note']}>{note}</p>
      {view === 'table' ? (
        table
      ) : (
        <>
          <QueryBoundary query={chart} loading={<Skeleton height={chartHeight} />} minHeight={chartHeight}>
            {(Chart) => (
              <Chart
                label={t('{{title}}，同样的数据见表格', { title })}
                categories={rows.map(({ name }) => name)}
                series={[
                  { name: t('挂牌宗数'), values: rows.map(({ listed }) => listed), colour },
                  {
                    name: t('成交宗数'),
                    values: rows.map(({ dealt }) => dealt),
                    colour: coloursOf(scheme).accent,
                  },
                ]}
                height={chartHeight}
                scheme={scheme}
                still={still}
                typeScale={typeScale}
              />
            )}
          </QueryBoundary>
          <div className="visuallyHidden">{table}</div>
        </>
      )}
    </section>
  )
}

function Figures({ figures, view, colour }: { figures: BranchStatistics; view: View; colour: string }) {
  const t = useT()
  const byType = figures.byType.map((row) => ({
    ...row,
    key: row.typeCode,
    name: t(kindName(row.typeCode) ?? row.typeCode),
  }))
  const byMonth = figures.byMonth.map((row) => ({ ...row, key: row.month, name: row.month.slice(2) }))
  const recent = {
    listed: byMonth.reduce((sum, { listed }) => sum + listed, 0),
    dealt: byMonth.reduce((sum, { dealt }) => sum + dealt, 0),
  }
  return (
    <div className={styles['figures']}>
      <Facts
        layout="tiles"

        items={[
          { label: t('挂牌宗数'), value: figures.listed },
          { label: t('挂牌总额'), value: <TotalText total={figures.listedAmount} /> },
          { label: t('成交宗数'), value: figures.dealt },
          { label: t('成交总额'), value: <TotalText total={figures.dealtAmount} /> },
        ]}
      />
      <div className={styles['halves']}>
        <Counts
          title={t('按项目类型')}
          note={t('本网站公开项目的累计数，资产包计一宗')}
          rows={byType}
          view={view}
          colour={colour}
        />
        <Counts
          title={t('近 12 个月，按挂牌月份')}
          note={t(
            '近 12 个月挂牌 {{listed}} 宗，其中成交 {{dealt}} 宗；更早挂牌 {{before}} 宗，其中成交 {{dealtBefore}} 宗',
            {
              ...recent,
              before: figures.listed - recent.listed,
              dealtBefore: figures.dealt - recent.dealt,
            },
          )}
          rows={byMonth}
          view={view}
          colour={colour}
        />
      </div>
    </div>
  )
}

function Loaded({ branch: { id, themeColour }, view }: { branch: BranchDetail; view: View }) {
  const t = useT()
  const scheme = useScheme()
  const colour = isHexColour(themeColour) ? primaryFrom(themeColour, scheme) : coloursOf(scheme).primary
  return (
    <QueryBoundary
      query={useQuery(figuresQuery(id))}
      loading={<Skeleton height={blockHeight} />}
      minHeight={blockHeight}
      isEmpty={({ listed }) => listed === 0}
      empty={<EmptyState text={t('本机构暂无统计数据')} minHeight={blockHeight} />}
    >
      {(figures) => <Figures figures={figures} view={view} colour={colour} />}
    </QueryBoundary>
  )
}

/** Listings and deals of a branch, by kind of asset and by month. */
export function Statistics({ branch }: { branch: BranchDetail }) {
  const t = useT()
  const [view, setView] = useState<View>('chart')
  return (
    <Card
      title={t('业务统计')}
      body="stacked"
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
      <LazyInView minHeight={blockHeight} margin={300}>
        <Loaded branch={branch} view={view} />
      </LazyInView>
    </Card>
  )
}
