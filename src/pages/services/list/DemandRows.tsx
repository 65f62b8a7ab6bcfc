import { Link } from 'react-router-dom'
import { StateTag } from '#src/features/demand/StateTag.tsx'
import { isNarrowed } from '#src/model/demand/rules.ts'
import type { DemandRow } from '#src/model/demand/schema.ts'
import { linkTo } from '#src/model/paths.ts'
import { dateTime } from '#src/model/time/shanghai.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { ListTable } from '#src/shared/ui/list/ListTable.tsx'
import { needText } from '../need-text.ts'
import styles from './demands.module.css'

export const rowHeight = 56

function Row({ row }: { row: DemandRow }) {
  const t = useT()
  return (
    <tr>
      <th scope="row" className={styles['name']}>
        <Link to={linkTo.myServiceDetail(row.id)} lang="zh-CN">
          {row.title}
        </Link>
      </th>
      <td className={styles['short']} data-label={t('需求类型')}>
        {t(needText(row.need))}
      </td>
      <td className={styles['place']} data-label={t('所在地区')} lang="zh-CN">
        {row.regionName ?? (isNarrowed(row) ? t('不限') : '—')}
      </td>
      <td className={styles['short']} data-label={t('状态')}>
        <StateTag state={row.state} />
      </td>
      <td className={styles['place']} data-label={t('受理机构')} lang="zh-CN">
        {row.branchName ?? (row.state === 'waiting' ? t('待指派') : '—')}
      </td>
      <td className="number" data-label={t('最近进展')}>
        {dateTime(row.changedAt)}
      </td>
    </tr>
  )
}

export function DemandRows({ rows }: { rows: readonly DemandRow[] }) {
  const t = useT()
  const head = (
    <>
      <th scope="col" className={styles['name']}>
        {t('标题')}
      </th>
      <th scope="col" className={styles['short']}>
        {t('需求类型')}
      </th>
      <th scope="col" className={styles['place']}>
        {t('所在地区')}
      </th>
      <th scope="col" className={styles['short']}>
        {t('状态')}
      </th>
      <th scope="col" className={styles['place']}>
        {t('受理机构')}
      </th>
      <th scope="col">{t('最近进展')}</th>
    </>
  )
  return (
    <ListTable caption={t('我的需求')} rowHeight={rowHeight} className={styles['rows']} head={head}>
      {rows.map((row) => (
        <Row key={row.id} row={row} />
      ))}
    </ListTable>
  )
}
