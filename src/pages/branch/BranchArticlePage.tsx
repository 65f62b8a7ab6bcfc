import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { dayOf } from '#src/features/news/rows.ts'
import type { BranchDetail } from '#src/model/branch/detail.ts'
import type { NewsDetail } from '#src/model/news/schema.ts'
import { date } from '#src/model/time/shanghai.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Actions } from '#src/shared/ui/action/Actions.tsx'
import { Button } from '#src/shared/ui/action/Button.tsx'
import { Card } from '#src/shared/ui/display/Card.tsx'
import { FileList } from '#src/shared/ui/display/FileList.tsx'
import { SafeHtml } from '#src/shared/ui/display/SafeHtml.tsx'
import { Callout } from '#src/shared/ui/feedback/Callout.tsx'
import { DetailBoundary } from '#src/shared/ui/feedback/DetailBoundary.tsx'
import { EmptyState } from '#src/shared/ui/feedback/query-states.tsx'
import { linkToArticles, readArticle } from './addresses.ts'
import { BranchFrame } from './head/BranchFrame.tsx'
import { OneBranch } from './head/OneBranch.tsx'
import styles from './list/article.module.css'
import { articleQuery, branchByIdQuery } from './queries.ts'

function Article({ article, branchId }: { article: NewsDetail; branchId: string }) {
  const t = useT()
  const { title, content, source, attachments, correctedAt, correction } = article
  return (
    <Card as="article" label={title} body="stacked">
      <header className={styles['head']}>
        <h2 lang="zh-CN">{title}</h2>
        <p className="muted">
          {source && <span lang="zh-CN">{t('来源：{{source}}', { source })}</span>}
          <time className="number">{dayOf(article)}</time>
        </p>
      </header>
      {correctedAt && (
        <Callout tone="warning">
          {t('本文已于 {{day}} 更正', { day: date(correctedAt) })}
          {correction && <span lang="zh-CN"> {correction}</span>}
        </Callout>
      )}
      {content ? <SafeHtml html={content} /> : <EmptyState text={t('本文没有正文')} />}
      {attachments && attachments.length > 0 && (
        <section className={styles['files']}>
          <h3>{t('附件')}</h3>
          <FileList files={attachments} layout="rows" />
        </section>
      )}
      <Actions>
        <Button to={linkToArticles(branchId, 'news')}>{t('返回本机构动态')}</Button>
      </Actions>
    </Card>
  )
}

function OneArticle({ branch, newsId }: { branch: BranchDetail; newsId: string }) {
  const t = useT()
  const query = useQuery({ ...articleQuery(newsId), enabled: newsId !== '' })
  const missing = {
    text: t('未找到这篇文章，可能已被撤下'),
    link: { label: t('返回本机构动态'), to: linkToArticles(branch.id, 'news') },
  }
  return (
    <BranchFrame branch={branch} current="news">
      <DetailBoundary query={query} height={520} missing={missing} isUnnamed={newsId === ''}>
        {(article) => <Article article={article} branchId={branch.id} />}
      </DetailBoundary>
    </BranchFrame>
  )
}

/** One news item of a branch (CT-09). */
export default function BranchArticlePage() {
  const [search] = useSearchParams()
  const { id, newsId } = readArticle(search)
  const query = useQuery({ ...branchByIdQuery(id), enabled: id !== '' })
  return (
    <OneBranch query={query} isUnnamed={id === ''}>
      {(branch) => <OneArticle branch={branch} newsId={newsId} />}
    </OneBranch>
  )
}
