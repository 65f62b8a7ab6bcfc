import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { figureLabels } from '#src/features/procurement-search/labels.ts'
import { overviewQuery } from '#src/features/procurement/queries.ts'
import { BudgetText } from '#src/features/procurement/BudgetText.tsx'
import { figureFilters, type OverviewFigure, overviewFigures } from '#src/model/procurement/overview.ts'
import { searchAddressOf } from '#src/model/procurement/saved.ts'
import { parseShanghai } from '#src/model/time/shanghai.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { InlineError, Skeleton } from '#src/shared/ui/feedback/query-states.tsx'
import styles from './home.module.css'
import { useToday } from './use-today.ts'

function Tile({ figure, today }: { figure: OverviewFigure; today: string }) {
  const t = useT()
  const query = useQuery(overviewQuery)
  const { label, note } = figureLabels[figure]
  const { data } = query
  if (!data)
    return (
      <li className={styles['tile']}>
        <span>{t(label)}</span>
        {query.isError ? <InlineError query={query} /> : <Skeleton height="2em" width="4em" />}
      </li>
    )
  return (
    <li className={styles['tile']}>
      <Link to={searchAddressOf(figureFilters(figure, parseShanghai(today) ?? 0))}>
        <span>{t(label)}</span>
        <strong className="number">
          {data.figures[figure]}
          <small>{t('个项目')}</small>
        </strong>
        <small className={styles['tileNote']}>
          {figure === 'month' && data.figures.month > 0 ? (
            <>
              {t('公布预算合计')}{' '}
              <span className={styles['sum']}>
                <BudgetText budget={data.monthBudget} />
              </span>
            </>
          ) : (
            t(note)
          )}
        </small>
      </Link>
    </li>
  )
}

/** What happens now, each figure with the list that it counts. */
export function Figures() {
  const t = useT()
  const today = useToday()
  return (
    <ul className={styles['tiles']} aria-label={t('采购概况')}>
      {overviewFigures.map((figure) => (
        <Tile key={figure} figure={figure} today={today} />
      ))}
    </ul>
  )
}
