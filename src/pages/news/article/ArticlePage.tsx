import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { articleAddress } from '#src/features/article/address.ts'
import { ArticleView } from '#src/features/article/ArticleView.tsx'
import { articleQuery, isArticleId } from '#src/features/article/queries.ts'
import { ArticleFavouriteButton } from '#src/features/favourite/FavouriteButton.tsx'
import { noticeLabels } from '#src/model/notice/labels.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Tag } from '#src/shared/ui/display/Tag.tsx'
import { DetailBoundary } from '#src/shared/ui/feedback/DetailBoundary.tsx'
import type { Section } from '../sections.ts'
import { Deadlines } from './Deadlines.tsx'
import { ProjectEvents } from './ProjectEvents.tsx'
import styles from './article.module.css'

const height = 720

/** One article or notice by the `newsId` of the address (CT-01). */
export function ArticlePage({ section: { path, detail, source } }: { section: Section }) {
  const t = useT()
  const [search] = useSearchParams()
  const id = search.get('newsId') ?? ''
  const query = useQuery(articleQuery(id, source))
  return (
    <div className={`content ${styles['page']}`}>
      <DetailBoundary
        query={query}
        height={height}
        isUnnamed={!isArticleId(id)}
        missing={{ text: t('文章不存在，可能已被撤下'), link: { label: t('返回列表'), to: path } }}
      >
        {(article) => {
          const { notice } = article
          const kind = noticeLabels[notice?.type ?? -1]
          return (
            <ArticleView
              key={article.id}
              article={article}
              addressOf={(other) => articleAddress(detail, other)}
              action={<ArticleFavouriteButton type={notice ? 'notice' : 'news'} id={article.id} name={article.title} />}
              tag={kind && <Tag tone="info">{t(kind)}</Tag>}
              before={notice && <Deadlines deadlines={notice.deadlines} title={article.title} id={article.id} />}
              side={notice?.assetsId && <ProjectEvents assetsId={notice.assetsId} current={article.id} />}
            />
          )
        }}
      </DetailBoundary>
    </div>
  )
}
