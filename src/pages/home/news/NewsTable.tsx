import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { ListingLink } from '#src/features/listing/ListingLink.tsx'
import { NewsLink } from '#src/features/news/NewsLink.tsx'
import type { TabContent } from '#src/features/news/queries.ts'
import { dayOf, listingName, titleMax } from '#src/features/news/rows.ts'
import { linkTo } from '#src/model/paths.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { cut } from '#src/shared/lib/text/text.ts'
import { ListTable } from '#src/shared/ui/list/ListTable.tsx'
import styles from './NewsTable.module.css'

type Row = { id: string; title: ReactNode; about?: string | null; day: string }
type Content = Exclude<TabContent, { kind: 'front-page' }>

const { threeColumns, twoColumns } = titleMax

function rowsOf(content: Content): Row[] {
  if (content.kind === 'news')
    return content.rows.map((row) => ({
      id: row.id,
      title: <NewsLink row={row}>{cut(row.title, twoColumns)}</NewsLink>,
      day: dayOf(row),
    }))
  if (content.kind === 'notices')
    return content.rows.map((row) => ({
      id: row.id,
      title: (
        <Link to={linkTo.newsZxdt(row.id)} title={row.noticeTitle}>
          {cut(row.noticeTitle, threeColumns)}
        </Link>
      ),
      about: row.assetsName ?? '—',
      day: dayOf(row),
    }))
  return content.rows.map((row) => ({
    id: row.assetsId,
    title: (
      <ListingLink row={row} title={listingName(row)}>
        {cut(listingName(row), threeColumns)}
      </ListingLink>
    ),
    about: row.typeName ?? '—',
    day: dayOf(row),
  }))
}

/** A tab without a front page: titles, what they are about, and when (HM-11). */
export function NewsTable({ content, name }: { content: Content; name: string }) {
  const t = useT()
  const about = { news: null, notices: t('标的'), listings: t('项目类型') }[content.kind]
  const head = (
    <>
      <th scope="col">{content.kind === 'listings' ? t('标的名称') : t('标题')}</th>
      {about && (
        <th scope="col" className={styles['about']}>
          {about}
        </th>
      )}
      <th scope="col" className={styles['day']}>
        {t('发布日期')}
      </th>
    </>
  )
  return (
    <ListTable caption={name} rowHeight={72} className={styles['news']} head={head} lang="zh-CN">
      {rowsOf(content).map((row) => (
        <tr key={row.id}>
          <th scope="row">{row.title}</th>
          {about && <td className={styles['about']}>{row.about}</td>}
          <td className={styles['day']}>{row.day}</td>
        </tr>
      ))}
    </ListTable>
  )
}
