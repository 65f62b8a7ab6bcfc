import { useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router-dom'
import { appealsQuery } from '#src/features/appeal/queries.ts'
import { type AppealRow, appealKinds, appealStates } from '#src/model/appeal/schema.ts'
import { appealKindLabels, appealStateLabels } from '#src/model/appeal/labels.ts'
import { linkTo } from '#src/model/paths.ts'
import { dateTime } from '#src/model/time/shanghai.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { QueryBoundary, EmptyState, Skeleton } from '#src/shared/ui/query-states.tsx'
import { ListTable } from '#src/shared/ui/list/ListTable.tsx'
import { Pager } from '#src/shared/ui/list/Pager.tsx'
import { AppealStateTag, kindText } from './AppealState.tsx'
import styles from './appeals.module.css'
import { Card } from '../Card.tsx'

const pageSize = 10

/** What is looked for stands in the address. */
function useFilters() {
  const [search, setSearch] = useSearchParams()
  const set = (name: string, value: string) => {
    const next = new URLSearchParams(search)
    if (value) next.set(name, value)
    else next.delete(name)
    if (name !== 'page') next.delete('page')
    setSearch(next, { replace: true })
  }
  const filters = {
    current: Math.max(1, Math.floor(Number(search.get('page'))) || 1),
    state: search.get('state'),
    kind: search.get('kind'),
  }
  return { filters, set }
}

type FilterProps = ReturnType<typeof useFilters> & { counts: Record<string, number> }

function Filters({ filters, set, counts }: FilterProps) {
  const t = useT()
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0)
  const states = [{ key: '', word: t('全部'), count: all }].concat(
    appealStates.map((key) => ({ key, word: t(appealStateLabels[key]), count: counts[key] ?? 0 })),
  )
  return (
    <div className={styles['filters']} role="group" aria-label={t('按状态筛选')}>
      {states.map(({ key, word, count }) => (
        <button key={key} type="button" aria-pressed={(filters.state ?? '') === key} onClick={() => set('state', key)}>
          {word} {count}
        </button>
      ))}
      <label className={styles['kind']}>
        {t('申诉类型')}
        <select value={filters.kind ?? ''} onChange={({ target }) => set('kind', target.value)}>
          <option value="">{t('全部')}</option>
          {appealKinds.map((kind) => (
            <option key={kind} value={kind}>
              {t(appealKindLabels[kind])}
            </option>
          ))}
        </select>
      </label>
    </div>
  )
}

function Row({ row }: { row: AppealRow }) {
  const t = useT()
  return (
    <tr>
      <th scope="row" className="number">
        <Link to={linkTo.appealDetail(row.id)}>{row.id}</Link>
      </th>
      <td data-label={t('类型')}>{t(kindText(row.kind))}</td>
      <td className={`number ${styles['time']}`} data-label={t('提交时间')}>
        {dateTime(row.submittedAt)}
      </td>
      <td className={styles['state']} data-label={t('状态')}>
        <AppealStateTag state={row.state} />
        {row.isReview && <span className={styles['tag']}>{t('复核')}</span>}
      </td>
      <td className={styles['result']} data-label={t('结果')} lang="zh-CN">
        {row.result ?? '—'}
      </td>
    </tr>
  )
}

function Rows({ rows }: { rows: AppealRow[] }) {
  const t = useT()
  const head = (
    <>
      <th scope="col">{t('编号')}</th>
      <th scope="col">{t('类型')}</th>
      <th scope="col" className={styles['time']}>
        {t('提交时间')}
      </th>
      <th scope="col" className={styles['state']}>
        {t('状态')}
      </th>
      <th scope="col">{t('结果')}</th>
    </>
  )
  return (
    <ListTable caption={t('申诉记录')} rowHeight={56} className={styles['table']} head={head}>
      {rows.map((row) => (
        <Row key={row.id} row={row} />
      ))}
    </ListTable>
  )
}

/** The person's appeals, newest first. */
export function AppealList() {
  const t = useT()
  const { filters, set } = useFilters()
  const query = useQuery(appealsQuery(filters))
  return (
    <Card label={t('申诉记录')}>
      <Filters filters={filters} set={set} counts={query.data?.counts ?? {}} />
      <QueryBoundary
        query={query}
        minHeight={260}
        loading={<Skeleton height={260} />}
        isEmpty={({ records }) => records.length === 0}
        empty={
          <EmptyState
            minHeight={260}
            text={filters.state || filters.kind ? t('没有符合条件的申诉') : t('您还没有提交过申诉')}
            hint={
              <Link className={styles['link']} to={linkTo.appeal('')}>
                {t('提交申诉')}
              </Link>
            }
          />
        }
      >
        {({ records, total }) => (
          <>
            <Rows rows={records} />
            {total > pageSize && (
              <Pager
                page={filters.current}
                size={pageSize}
                total={total}
                onPage={(page) => set('page', String(page))}
              />
            )}
          </>
        )}
      </QueryBoundary>
    </Card>
  )
}
