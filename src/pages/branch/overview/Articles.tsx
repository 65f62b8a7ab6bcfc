import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { NoticeItem } from '#src/features/notice/NoticeItem.tsx'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Card, MoreLink } from '#src/shared/ui/display/Card.tsx'
import { EmptyState, QueryBoundary, Skeleton } from '#src/shared/ui/feedback/query-states.tsx'
import { linkToArticles } from '../addresses.ts'
import { NewsItem } from '../list/NewsItem.tsx'
import { branchNewsQuery, branchNoticesQuery } from '../queries.ts'

const size = 5
/** px; of five rows. */
const height = 285

type Props<R> = {
  title: string
  more: { label: string; to: string }
  query: UseQueryResult<{ records: R[] }>
  empty: string
  children: (row: R) => ReactNode
}

function Newest<R>({ title, more, query, empty, children }: Props<R>) {
  return (
    <Card title={title} actions={<MoreLink href={more.to} label={more.label} />}>
      <QueryBoundary
        query={query}
        loading={<Skeleton height={height} />}
        minHeight={height}
        isEmpty={({ records }) => records.length === 0}
        empty={<EmptyState text={empty} minHeight={height} />}
      >
        {({ records }) => <ul>{records.map(children)}</ul>}
      </QueryBoundary>
    </Card>
  )
}

export function NewestNotices({ branchId }: { branchId: string }) {
  const t = useT()
  return (
    <Newest
      title={t('本机构公告')}
      more={{ label: t('更多公告'), to: linkToArticles(branchId, 'notices') }}
      query={useQuery(branchNoticesQuery({ branchId, page: 1, size }))}
      empty={t('本机构暂无公告')}
    >
      {(notice) => <NoticeItem key={notice.id} notice={notice} />}
    </Newest>
  )
}

export function NewestNews({ branchId }: { branchId: string }) {
  const t = useT()
  return (
    <Newest
      title={t('本机构动态')}
      more={{ label: t('更多动态'), to: linkToArticles(branchId, 'news') }}
      query={useQuery(branchNewsQuery({ branchId, page: 1, size }))}
      empty={t('本机构暂无动态')}
    >
      {(row) => <NewsItem key={row.id} row={row} branchId={branchId} />}
    </Newest>
  )
}
