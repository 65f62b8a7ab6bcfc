import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { ListingLink } from '#src/features/listing/ListingLink.tsx'
import { NewsLink } from '#src/features/news/NewsLink.tsx'
import type { TabContent } from '#src/features/news/queries.ts'
import { dayOf, titleMax } from '#src/features/news/rows.ts'
import { listingName } from '#src/model/listing/rules.ts'
import { linkTo } from '#src/model/paths.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { cut } from '#src/shared/lib/text/text.ts'
import { type Column, DataTable } from '#src/shared/ui/list/DataTable.tsx'
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

/** A tab without a front page: titles, their subjects and dates (HM-11). */
export function NewsTable({ content, name }: { content: Content; name: string }) {
  const t = useT()
  const about = { news: null, notices: t('标的'), listings: t('项目类型') }[content.kind]
  const columns: Column<Row>[] = [
    {
      key: 'title',
      header: content.kind === 'listings' ? t('标的名称') : t('标题'),
      isPrimary: true,
      className: styles['title'],
      render: ({ title }) => title,
    },
    {
      key: 'about',
      header: about,
      width: '30%',
      isCompact: true,
      isMuted: true,
      className: `ellipsis ${styles['about']}`,
      render: (row) => row.about,
    },
    {
      key: 'day',
      header: t('发布日期'),
      width: 'calc(140px * var(--type-scale))',
      align: 'right',
      isCompact: true,
      isMuted: true,
      className: 'ellipsis',
      render: ({ day }) => day,
    },
  ]
  return (
    <DataTable
      caption={name}
      columns={about ? columns : columns.filter(({ key }) => key !== 'about')}
      rows={rowsOf(content)}
      rowKey={({ id }) => id}
      rowHeight={72}
      lang="zh-CN"
    />
  )
}
