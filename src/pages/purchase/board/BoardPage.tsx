import { useQuery } from '@tanstack/react-query'
import { useKnownRegion } from '#src/features/procurement-search/use-known-region.ts'
import { useNothingYet } from '#src/features/procurement-search/use-nothing-yet.ts'
import { useProcurementFields } from '#src/features/procurement-search/use-fields.ts'
import { procurementsQuery } from '#src/features/procurement/queries.ts'
import { filterParams, listParams } from '#src/features/procurement-search/search-list.ts'
import { filtersIn } from '#src/model/procurement/saved.ts'
import type { ProcurementRow } from '#src/model/procurement/schema.ts'
import { paths } from '#src/model/paths.ts'
import { date } from '#src/model/time/shanghai.ts'
import { listAddress } from '#src/shared/lib/query/list-params.ts'
import { useCorrectAddress } from '#src/shared/lib/query/use-correct-address.ts'
import { useListState } from '#src/shared/lib/query/use-list-state.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { ListFilters } from '#src/shared/ui/list/ListFilters.tsx'
import { ListScreen } from '#src/shared/ui/list/ListScreen.tsx'
import { BoardDay } from './BoardDay.tsx'
import styles from './board.module.css'

const { method, region } = filterParams
const boardList = listAddress(paths.purchaseProject, { method, region, page: listParams.page })

/** Projects of one page of the board. */
const boardSize = 50

/** By the day of their deadline, in the order of the rows. */
function byDay(rows: readonly ProcurementRow[]): [day: string, rows: ProcurementRow[]][] {
  const days = new Map<string, ProcurementRow[]>()
  for (const row of rows) {
    const day = date(row.schedule.deadlineAt)
    days.set(day, [...(days.get(day) ?? []), row])
  }
  return [...days]
}

/** The projects that suppliers can still take part in, by the day of their deadline (PU-06). */
export function BoardPage() {
  const t = useT()
  const list = useListState(boardList)
  useCorrectAddress(list)
  useKnownRegion(list.state.region, () => list.go({ region: '' }, { replace: true }))
  const { page, ...filters } = list.state
  const query = useQuery(
    procurementsQuery({ ...filtersIn(filters), running: '1', order: 'deadline', current: page, size: boardSize }),
  )
  const nothing = useNothingYet(list, query)
  const { choice, region: regionField } = useProcurementFields(query.data?.facets, filters)
  return (
    <div className={`content ${styles['page']}`}>
      <div className={styles['head']}>
        <h1>{t('可参与项目')}</h1>
        <p className="muted">{t('文件发售中和待截标的项目，按截止日期排列；过了截止时间自动移出。')}</p>
      </div>
      <ListScreen
        label={t('可参与项目')}
        list={list}
        query={query}
        filters={
          !nothing.isSo && (
            <ListFilters
              list={list}
              label={t('筛选采购项目')}
              fields={[choice('method'), regionField]}
              clear={t('清除筛选')}
            >
              <span className={`number ${styles['count']}`} role="status">
                {query.data && t('共 {{n}} 个采购项目', { n: query.data.total })}
              </span>
            </ListFilters>
          )
        }
        rowHeight={72}
        loadingRows={8}
        empty={{ ...nothing.empty, text: t('目前没有可参与的项目') }}
        emptyNarrowed={{
          text: t('没有符合条件的采购项目'),
          hint: t('可以改选“全部”方式或地区。'),
          link: { label: t('查看全部项目') },
        }}
      >
        {(rows) => byDay(rows).map(([day, own]) => <BoardDay key={day} day={day} rows={own} />)}
      </ListScreen>
    </div>
  )
}
