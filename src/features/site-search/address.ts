import { siteKinds } from '#src/model/content/site-hit.ts'
import { paths } from '#src/model/paths.ts'
import { listAddress, param } from '#src/shared/lib/query/list-params.ts'

/** The search of the whole site: its words, as many as its call takes, one kind or all, and the page are in the address. */
export const siteSearch = listAddress(paths.zxdt, {
  search: { ...param.text(200), narrows: false },
  kind: param.oneOf(siteKinds),
  page: param.page(),
})

export type SiteSearch = (typeof siteSearch)['initial']

export const siteSearchAddress = (search: string, kind: SiteSearch['kind'] = null): string =>
  siteSearch.addressOf({ search, kind, page: 1 })
