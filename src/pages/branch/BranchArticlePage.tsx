import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { articleAddressIn } from '#src/features/article/address.ts'
import type { Article } from '#src/features/article/article.ts'
import { ArticleScreen } from '#src/features/article/ArticleScreen.tsx'
import { articleFavourite } from '#src/features/favourite/FavouriteButton.tsx'
import type { BranchDetail } from '#src/model/branch/detail.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { linkToArticle, linkToArticles, readArticle } from './addresses.ts'
import { BranchFrame } from './head/BranchFrame.tsx'
import { OneBranch } from './head/OneBranch.tsx'
import { branchByIdQuery } from './queries.ts'

function OneArticle({ branch }: { branch: BranchDetail }) {
  const t = useT()
  const addressOf = (newsId: string) => linkToArticle(branch.id, newsId)
  // Only an exchange that says whose its articles are can be asked for those of others.
  const homeOf = ({ id, branchId }: Article, section: string | undefined) => {
    if (branchId === undefined || branchId === branch.id) return null
    if (branchId !== null) return linkToArticle(branchId, id)
    return section === undefined ? null : articleAddressIn(section, id)
  }
  return (
    <BranchFrame branch={branch} current="news">
      <ArticleScreen
        isFramed
        missing={{
          text: t('文章不存在，可能已被撤下'),
          link: { label: t('返回本机构动态'), to: linkToArticles(branch.id, 'news') },
        }}
        addressOf={addressOf}
        actionOf={articleFavourite}
        homeOf={homeOf}
      />
    </BranchFrame>
  )
}

/** One news item of a branch (CT-09). */
export default function BranchArticlePage() {
  const [search] = useSearchParams()
  const { id } = readArticle(search)
  const query = useQuery({ ...branchByIdQuery(id), enabled: id !== '' })
  return (
    <OneBranch query={query} isUnnamed={id === ''}>
      {(branch) => <OneArticle branch={branch} />}
    </OneBranch>
  )
}
