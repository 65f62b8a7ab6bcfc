import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { articleOfProcurement } from '#src/features/article/article.ts'
import { ArticleView } from '#src/features/article/ArticleView.tsx'
import { Deadlines } from '#src/features/article/Deadlines.tsx'
import { isProcurementId, procurementNoticeQuery } from '#src/features/procurement/detail-queries.ts'
import { noticeKindLabel } from '#src/features/procurement/notice-kind.ts'
import { paths } from '#src/model/paths.ts'
import { linkToPurchase } from '#src/model/purchase-links.ts'
import type { ProcurementNotice } from '#src/model/procurement/schema.ts'
import { date } from '#src/model/time/shanghai.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Button } from '#src/shared/ui/action/Button.tsx'
import { Card } from '#src/shared/ui/display/Card.tsx'
import { Facts } from '#src/shared/ui/display/Facts.tsx'
import { Timeline } from '#src/shared/ui/display/Timeline.tsx'
import { DetailBoundary } from '#src/shared/ui/feedback/DetailBoundary.tsx'
import { OwnCrumb } from '#src/shared/ui/navigation/OwnCrumb.tsx'
import styles from './notices.module.css'
import { NoticeTag } from './NoticeTag.tsx'

type Props = { notice: ProcurementNotice }

function ProjectCard({ notice: { projectId, projectNo, projectName } }: Props) {
  const t = useT()
  return (
    <Card title={t('所属项目')} body="stacked">
      <Facts
        items={[
          { label: t('项目名称'), value: projectName, lang: 'zh-CN' },
          { label: t('项目编号'), value: projectNo },
        ]}
      />
      <div className="noPrint">
        <Button look="primary" isWide to={linkToPurchase.detail(projectId)}>
          {t('查看采购项目')}
        </Button>
      </div>
    </Card>
  )
}

/** The notices of the project in the order of their publication. */
function Course({ notice: { id, course } }: Props) {
  const t = useT()
  return (
    <Card title={t('项目公告进程')} body="padded">
      <Timeline
        label={t('项目公告进程')}
        items={course.map((one) => {
          const label = t(noticeKindLabel(one))
          return {
            at: one.publishedAt,
            time: date(one.publishedAt),
            title: one.id === id ? label : <Link to={linkToPurchase.notice(one.id)}>{label}</Link>,
            isCurrent: one.id === id,
            isMarked: one.id === id,
          }
        })}
      />
    </Card>
  )
}

function Shown({ notice }: Props) {
  const article = useMemo(() => articleOfProcurement(notice), [notice])
  return (
    <>
      <OwnCrumb to={linkToPurchase.detail(notice.projectId)} lang="zh-CN">
        {notice.projectName}
      </OwnCrumb>
      <ArticleView
        article={article}
        addressOf={linkToPurchase.notice}
        tag={<NoticeTag notice={notice} />}
        before={<Deadlines deadlines={notice.deadlines} title={notice.title} id={notice.id} />}
        side={
          <>
            <ProjectCard notice={notice} />
            <Course notice={notice} />
          </>
        }
      />
    </>
  )
}

/** One notice of a procurement project, by the `id` of the address (PU-04). */
export function NoticeScreen() {
  const t = useT()
  const [search] = useSearchParams()
  const id = search.get('id') ?? ''
  return (
    <div className={`content ${styles['screen']}`}>
      <DetailBoundary
        query={useQuery(procurementNoticeQuery(id))}
        height={720}
        isUnnamed={!isProcurementId(id)}
        missing={{
          text: t('公告不存在，可能尚未发布或已被撤下'),
          link: { label: t('查看采购公告'), to: paths.purchaseNoticeIndex },
        }}
      >
        {(notice) => <Shown key={notice.id} notice={notice} />}
      </DetailBoundary>
    </div>
  )
}
