import { useQuery } from '@tanstack/react-query'
import { noticesQuery } from '#src/features/asset-detail/queries.ts'
import { NoticeItem } from '#src/features/notice/NoticeItem.tsx'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { QueryBoundary, EmptyState, Skeleton } from '#src/shared/ui/feedback/query-states.tsx'
import { Card } from '#src/shared/ui/display/Card.tsx'
import { anchors } from '../anchors.ts'

/** The notices of the exchange on this asset. */
export function Notices({ assetsId }: { assetsId: string }) {
  const t = useT()
  return (
    <Card title={t('项目公告')} anchor={anchors.notices}>
      <QueryBoundary
        query={useQuery(noticesQuery(assetsId))}
        loading={<Skeleton height={168} />}
        minHeight={168}
        empty={<EmptyState text={t('本项目暂无公告')} minHeight={112} />}
      >
        {(notices) => (
          <ul>
            {notices.map((notice) => (
              <NoticeItem key={notice.id} notice={notice} />
            ))}
          </ul>
        )}
      </QueryBoundary>
    </Card>
  )
}
