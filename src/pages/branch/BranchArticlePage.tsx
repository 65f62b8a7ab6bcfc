import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { ArticleView } from '#src/features/article/ArticleView.tsx'
import { articleQuery } from '#src/features/article/queries.ts'
import { ArticleFavouriteButton } from '#src/features/favourite/FavouriteButton.tsx'
import type { BranchDetail } from '#src/model/branch/detail.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { DetailBoundary } from '#src/shared/ui/feedback/DetailBoundary.tsx'
import { linkToArticle, linkToArticles, readArticle } from './addresses.ts'
import { BranchFrame } from './head/BranchFrame.tsx'
import { OneBranch } from './head/OneBranch.tsx'
import { branchByIdQuery } from './queries.ts'

function OneArticle({ branch, newsId }: { branch: BranchDetail; newsId: string }) {
  const t = useT()
  const query = useQuery(articleQuery(newsId, 'news'))
  const missing = {
    text: t('文章不存在，可能已被撤下'),
    link: { label: t('返回本机构动态'), to: linkToArticles(branch.id, 'news') },
  }
  return (
    <BranchFrame branch={branch} current="news">
      <DetailBoundary query={query} height={520} missing={missing} isUnnamed={newsId === ''}>
        {(article) => (
          <ArticleView
            key={article.id}
            article={article}
            level={2}
            addressOf={(other) => linkToArticle(branch.id, other)}
            action={
              <ArticleFavouriteButton type={article.notice ? 'notice' : 'news'} id={article.id} name={article.title} />
            }
          />
        )}
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
