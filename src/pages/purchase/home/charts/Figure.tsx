import { useQuery } from '@tanstack/react-query'
import { useScheme } from '#src/shared/lib/storage/scheme.ts'
import { useSettings, useStillness } from '#src/shared/lib/storage/settings.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { QueryBoundary, Skeleton } from '#src/shared/ui/feedback/query-states.tsx'
import { type Column, DataTable } from '#src/shared/ui/list/DataTable.tsx'
import styles from '../home.module.css'
import { chartQuery } from './chart.ts'

/** px. */
const height = 260

export type FigureRow = {
  key: string
  name: string
  /** One for each series. */
  values: readonly number[]
  /** What the table shows in their place. */
  texts?: readonly string[]
}

type Props = {
  title: string
  /** Of the column of the names. */
  heading: string
  rows: readonly FigureRow[]
  series: readonly { name: string; colour: string }[]
  view: 'chart' | 'table'
  /** One bar below the other, with the texts at their ends. */
  isLying?: boolean
}

/** A chart, or the table of the same figures, which screen readers always have. */
export function Figure({ title, heading, rows, series, view, isLying = false }: Props) {
  const t = useT()
  const chart = useQuery(chartQuery)
  const scheme = useScheme()
  const still = useStillness()
  const typeScale = useSettings((settings) => settings.typeScale)
  const columns: Column<FigureRow>[] = [
    { key: 'name', header: heading, isPrimary: true, render: ({ name }) => name },
    ...series.map(({ name }, index): Column<FigureRow> => ({
      key: name,
      header: name,
      align: 'right',
      render: ({ values, texts }) => texts?.[index] ?? values[index],
    })),
  ]
  const table = (
    <DataTable
      caption={title}
      columns={columns}
      rows={rows}
      rowKey={({ key }) => key}
      rowHeight={34}
      narrow="columns"
      {...(view === 'table' && { box: { label: title } })}
    />
  )
  return (
    <section className={styles['figure']}>
      <h3>{title}</h3>
      {view === 'table' ? (
        table
      ) : (
        <>
          <QueryBoundary query={chart} loading={<Skeleton height={height} />} minHeight={height}>
            {(Chart) => (
              <Chart
                label={t('{{title}}，同样的数据见表格', { title })}
                categories={rows.map(({ name }) => name)}
                series={series.map(({ name, colour }, index) => ({
                  name,
                  colour,
                  values: rows.map(({ values }) => values[index] ?? 0),
                  ...(isLying && { texts: rows.map(({ texts }) => texts?.[index] ?? '') }),
                }))}
                height={height}
                isLying={isLying}
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
