import { useQuery } from '@tanstack/react-query'
import type { ComponentProps, ReactNode } from 'react'
import { Navigate, useSearchParams } from 'react-router-dom'
import { DetailBoundary } from '#src/shared/ui/feedback/DetailBoundary.tsx'
import type { Article } from './article.ts'
import { ArticleView } from './ArticleView.tsx'
import styles from './ArticleScreen.module.css'
import { platesQuery, sectionOf } from './plates.ts'
import { articleQuery, type ArticleSource, isArticleId } from './queries.ts'

type ViewProps = ComponentProps<typeof ArticleView>
type Parts = Pick<ViewProps, 'tag' | 'before' | 'side'>

type Props = Pick<ViewProps, 'addressOf'> & {
  source?: ArticleSource
  /** Inside the frame of a page, which has the title of the page and its margins. */
  isFramed?: boolean
  /** Shown when no article has the id. */
  missing: ComponentProps<typeof DetailBoundary>['missing']
  /** The address of an article that stands elsewhere; null if it is shown here. `section`: the code of its top plate, once known. */
  homeOf: (article: Article, section: string | undefined) => string | null
  /** Among the tools of the article. */
  actionOf: (article: Article) => ReactNode
  /** What this kind of article has besides its text. */
  partsOf?: (article: Article) => Parts
}

type ShownProps = Pick<Props, 'addressOf' | 'isFramed' | 'homeOf' | 'actionOf' | 'partsOf'> & { article: Article }

/** Plates are not waited for, since only a mistyped address names an article of another section: that one moves once they have come. */
function Shown({ article, addressOf, isFramed, homeOf, actionOf, partsOf }: ShownProps) {
  const { data: plates = [] } = useQuery({ ...platesQuery, enabled: article.plateId !== null })
  const home = homeOf(article, sectionOf(plates, article.plateId))
  if (home !== null) return <Navigate to={home} replace />
  return (
    <ArticleView
      article={article}
      addressOf={addressOf}
      level={isFramed ? 2 : 1}
      action={actionOf(article)}
      {...partsOf?.(article)}
    />
  )
}

/** The article by the `newsId` of the address, in every state of its query. */
export function ArticleScreen({ source = 'news', isFramed = false, missing, ...rest }: Props) {
  const [search] = useSearchParams()
  const id = search.get('newsId') ?? ''
  const query = useQuery(articleQuery(id, source))
  return (
    <div className={isFramed ? undefined : `content ${styles['page']}`}>
      <DetailBoundary
        query={query}
        height={isFramed ? 520 : 720}
        isUnnamed={!isArticleId(id)}
        isPart={isFramed}
        missing={missing}
      >
        {(article) => <Shown key={article.id} article={article} isFramed={isFramed} {...rest} />}
      </DetailBoundary>
    </div>
  )
}
