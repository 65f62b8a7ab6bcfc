import { paths } from '#src/model/paths.ts'
import { listAddress, param } from '#src/shared/lib/query/list-params.ts'

/** Ids of branches and articles. */
const id = () => param.id(/^[\w-]{1,64}$/)

export const articleTabs = ['notices', 'news'] as const
export type ArticleTab = (typeof articleTabs)[number]

export const branchArticles = listAddress(paths.branchNews, {
  id: id(),
  tab: param.oneOf(articleTabs, 'notices'),
  page: param.page(),
})

const articleAddress = listAddress(paths.branchNewsDetail, { id: id(), newsId: id() })

export const readArticle = articleAddress.read

export const linkToArticles = (branchId: string, tab: ArticleTab = 'notices'): string =>
  branchArticles.addressOf({ id: branchId, tab, page: 1 })

export const linkToArticle = (branchId: string, newsId: string): string =>
  articleAddress.addressOf({ id: branchId, newsId })
