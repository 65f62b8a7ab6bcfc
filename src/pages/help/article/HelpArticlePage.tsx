import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router-dom'
import { ArticleView } from '#src/features/article/ArticleView.tsx'
import { articleQuery, isArticleId } from '#src/features/article/queries.ts'
import { ArticleFavouriteButton } from '#src/features/favourite/FavouriteButton.tsx'
import type { BidMode } from '#src/model/listing/detail.ts'
import { linkTo, paths } from '#src/model/paths.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Actions } from '#src/shared/ui/action/Actions.tsx'
import { Button } from '#src/shared/ui/action/Button.tsx'
import { DetailBoundary } from '#src/shared/ui/feedback/DetailBoundary.tsx'
import { Skeleton } from '#src/shared/ui/feedback/query-states.tsx'
import { helpAddress, modeOf } from '../help.ts'
import styles from './help-article.module.css'

const ModeDrawing = lazy(async () => ({
  default: (await import('#src/features/quote-room/ModeDrawing.tsx')).ModeDrawing,
}))

/** How the price of a mode moves, and the way to practise it. */
function Course({ mode }: { mode: BidMode }) {
  const t = useT()
  return (
    <div className={styles['course']}>
      <Suspense fallback={<Skeleton height={200} />}>
        <ModeDrawing mode={mode} />
      </Suspense>
      <Actions>
        <Button look="primary" to={linkTo.practice(mode)}>
          {t('进入模拟竞价')}
        </Button>
      </Actions>
    </div>
  )
}

/** One question or mode by the `newsId` of the address (CT-04). */
export function HelpArticlePage() {
  const t = useT()
  const [search] = useSearchParams()
  const id = search.get('newsId') ?? ''
  const mode = modeOf(id)
  return (
    <div className={`content ${styles['page']}`}>
      <DetailBoundary
        query={useQuery(articleQuery(id, 'news'))}
        height={720}
        isUnnamed={!isArticleId(id)}
        missing={{ text: t('这篇帮助不存在，可能已被撤下'), link: { label: t('返回帮助中心'), to: paths.helpCenter } }}
      >
        {(article) => (
          <ArticleView
            key={article.id}
            article={article}
            addressOf={helpAddress}
            action={<ArticleFavouriteButton type="news" id={article.id} name={article.title} />}
            before={mode && <Course mode={mode} />}
          />
        )}
      </DetailBoundary>
    </div>
  )
}
