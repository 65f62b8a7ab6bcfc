import { useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router-dom'
import type { Article } from '#src/features/article/article.ts'
import { ArticleView } from '#src/features/article/ArticleView.tsx'
import { articleQuery, articlesOfPlateQuery, isArticleId } from '#src/features/article/queries.ts'
import { ArticleFavouriteButton } from '#src/features/favourite/FavouriteButton.tsx'
import { paths } from '#src/model/paths.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { DetailBoundary } from '#src/shared/ui/feedback/DetailBoundary.tsx'
import { Callout } from '#src/shared/ui/feedback/Callout.tsx'
import { ruleAddress, rulePlate, successorOf } from './rules.ts'
import styles from './knowledge.module.css'

/** Says before the text that it is no longer in force, and where the text in force is. */
function Repealed({ article }: { article: Article }) {
  const t = useT()
  const { data: rules = [] } = useQuery(articlesOfPlateQuery(rulePlate.root))
  const successor = successorOf(article, rules)
  return (
    <div className={styles['block']}>
      <Callout tone="warning">
        <strong>{t('本文件已废止，仅供查阅历史项目')}</strong>
        {successor && (
          <p>
            {t('现行文件：')}
            <Link to={ruleAddress(successor.id)} lang="zh-CN">
              {successor.title}
            </Link>
          </p>
        )}
      </Callout>
    </div>
  )
}

/** A law, a rule or a notice by the `newsId` of the address (CT-04). */
export function RulePage() {
  const t = useT()
  const [search] = useSearchParams()
  const id = search.get('newsId') ?? ''
  return (
    <div className={`content ${styles['page']}`}>
      <DetailBoundary
        query={useQuery(articleQuery(id, 'news'))}
        height={720}
        isUnnamed={!isArticleId(id)}
        missing={{
          text: t('这份文件不存在，可能已被撤下'),
          link: { label: t('查看全部业务知识'), to: paths.knowledge },
        }}
      >
        {(article) => (
          <ArticleView
            key={article.id}
            article={article}
            addressOf={ruleAddress}
            action={<ArticleFavouriteButton type="news" id={article.id} name={article.title} />}
            before={article.legal?.status === 'repealed' && <Repealed article={article} />}
          />
        )}
      </DetailBoundary>
    </div>
  )
}
