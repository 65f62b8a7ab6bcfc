import { Link } from 'react-router-dom'
import { noticeKindLabel } from '#src/features/procurement/notice-kind.ts'
import { linkToPurchase } from '#src/model/purchase-links.ts'
import { procurementNoticeLabels } from '#src/model/procurement/labels.ts'
import type { ProcurementNoticeKind } from '#src/model/procurement/kinds.ts'
import type { ProcurementDetail } from '#src/model/procurement/schema.ts'
import { exactTime } from '#src/model/time/exact.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Tag } from '#src/shared/ui/display/Tag.tsx'
import { Timeline } from '#src/shared/ui/display/Timeline.tsx'
import styles from '../project.module.css'

/** All notices of the project, the newest first. */
export function Notices({ project: { notices } }: { project: ProcurementDetail }) {
  const t = useT()
  return (
    <div className={styles['texts']}>
      <Timeline
        label={t('项目公告')}
        items={notices.toReversed().map((notice) => ({
          at: notice.publishedAt,
          time: exactTime(notice.publishedAt),
          title: (
            <Link to={linkToPurchase.notice(notice.id)} lang="zh-CN">
              {notice.title}
            </Link>
          ),
          tag: (
            <Tag tone={procurementNoticeLabels[notice.kind as ProcurementNoticeKind]?.tone ?? 'neutral'}>
              {t(noticeKindLabel(notice))}
            </Tag>
          ),
        }))}
      />
    </div>
  )
}
