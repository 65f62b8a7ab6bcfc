import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { articleAddress } from '#src/features/article/address.ts'
import { projectEventsQuery } from '#src/features/article/queries.ts'
import { noticeLabels } from '#src/model/notice/labels.ts'
import { paths } from '#src/model/paths.ts'
import { date, parseShanghai } from '#src/model/time/shanghai.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Card } from '#src/shared/ui/display/Card.tsx'
import { Timeline } from '#src/shared/ui/display/Timeline.tsx'
import { QueryBoundary, Skeleton } from '#src/shared/ui/feedback/query-states.tsx'

type Props = { assetsId: string; current: string }

/** The notices of one project in the order of their publication. */
export function ProjectEvents({ assetsId, current }: Props) {
  const t = useT()
  return (
    <Card title={t('项目公告进程')} body="padded">
      <QueryBoundary
        query={useQuery(projectEventsQuery(assetsId))}
        loading={<Skeleton height={160} />}
        minHeight={160}
        empty={<p className="muted">{t('本项目暂无公告')}</p>}
      >
        {(notices) => (
          <Timeline
            label={t('项目公告进程')}
            items={notices.map(({ id, noticeType, noticeTitle, publishDate, createTime }) => {
              const label = t(noticeLabels[noticeType ?? -1] ?? noticeTitle)
              const published = publishDate ?? createTime ?? ''
              return {
                at: parseShanghai(published),
                time: date(published),
                title: id === current ? label : <Link to={articleAddress(paths.newsDetailZxdt, id)}>{label}</Link>,
                isCurrent: id === current,
                isMarked: id === current,
              }
            })}
          />
        )}
      </QueryBoundary>
    </Card>
  )
}
