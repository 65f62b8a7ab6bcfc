import { useQuery } from '@tanstack/react-query'
import type { ComponentProps, ReactNode } from 'react'
import { Navigate, useSearchParams } from 'react-router-dom'
import type { Plate } from '#src/model/news/schema.ts'
import { paths } from '#src/model/paths.ts'
import { DetailBoundary } from '#src/shared/ui/feedback/DetailBoundary.tsx'
import { OwnCrumb } from '#src/shared/ui/navigation/OwnCrumb.tsx'
import { articleAddress } from './address.ts'
import type { Article } from './article.ts'
import { ArticleView } from './ArticleView.tsx'
import styles from './ArticleScreen.module.css'
import { plateOf, platesQuery, sectionOf } from './plates.ts'
import { articleQuery, type ArticleSource, isArticleId } from './queries.ts'

type ViewProps = ComponentProps<typeof ArticleView>
type Parts = Pick<ViewProps, 'tag' | 'before' | 'side'>

type Props = Pick<ViewProps, 'addressOf'> & {
  source?: ArticleSource
  /** Inside the frame of a page, which has the title of the page and its margins. */
  isFramed?: boolean
  /** Shown when no article has the id. */
  missing: ComponentProps<typeof DetailBoundary>['missing']
  /** The address of news that stand elsewhere; null if they are shown here. `section`: the code of the top plate, once known, as is `plate`. */
  homeOf: (article: Article, section: string | undefined, plate: Plate | undefined) => string | null
  /** The address of the list of a plate, if that is a level between the section and the article. */
  plateAddress?: (plate: Plate, section: string | undefined) => string | null
  /** Among the tools of the article. */
  actionOf: (article: Article) => ReactNode
  /** What this kind of article has besides its text. */
  partsOf?: (article: Article) => Parts
}

type ShownProps = Omit<Props, 'missing'> & { article: Article; source: ArticleSource }

/** Plates are not waited for, since only a mistyped address names an article of another section: that one moves once they have come. */
function Shown({ article, source, addressOf, plateAddress, isFramed, homeOf, actionOf, partsOf }: ShownProps) {
  const { data: plates = [] } = useQuery(platesQuery)
  const plate = plateOf(plates, article)
  const section = plate && sectionOf(plates, plate.id)
  const isForeignNotice = article.notice !== null && source === 'news'
  const home = isForeignNotice ? articleAddress(paths.newsDetailZxdt, article.id) : homeOf(article, section, plate)
  if (home !== null) return <Navigate to={home} replace />
  const list = plate && plateAddress?.(plate, section)
  return (
    <>
      {list && (
        <OwnCrumb to={list} lang="zh-CN">
          {plate.name}
        </OwnCrumb>
      )}
      <ArticleView
        article={article}
        addressOf={addressOf}
        level={isFramed ? 2 : 1}
        action={actionOf(article)}
        {...partsOf?.(article)}
      />
    </>
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
        {(article) => <Shown key={article.id} article={article} source={source} isFramed={isFramed} {...rest} />}
      </DetailBoundary>
    </div>
  )
}
