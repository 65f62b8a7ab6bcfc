import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '#src/api/client.ts'
import { siteSearchPage } from '#src/api/endpoints/site-search.ts'
import { queryText } from '#src/shared/lib/search-input.ts'
import { siteSearch, type SiteSearch } from './address.ts'

const pageSize = 10

/** One page of what the site has for some words; the rows stay while another page or kind is fetched. */
export const siteSearchQuery = ({ search, kind, page }: SiteSearch) =>
  queryOptions({
    queryKey: ['search', 'site', search, kind, page],
    queryFn: ({ signal }) =>
      call(siteSearchPage, { keyword: search, ...(kind && { kind }), current: page, size: pageSize }, { signal }),
    enabled: search !== '',
    placeholderData: (previous, query) => (query?.queryKey[2] === search ? keepPreviousData(previous) : undefined),
    staleTime: 30_000,
  })

/** The query of the first page, by which its counts are known too. */
export const siteSearchOf = (typed: string) =>
  siteSearchQuery({ ...siteSearch.initial, search: queryText(typed, siteSearch.schema.search.longest ?? Infinity) })
