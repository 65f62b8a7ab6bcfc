import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '#src/api/client.ts'
import { assetsPage } from '#src/api/endpoints/assets.ts'
import { branchFigures, deskBranchDetail, systemBranchDetail } from '#src/api/endpoints/branch.ts'
import { newsPage } from '#src/api/endpoints/news.ts'
import { projectNoticePage } from '#src/api/endpoints/notice.ts'
import { withDeadlines } from '#src/features/listing/live.ts'
import type { BranchDetail } from '#src/model/branch/detail.ts'
import { serverNow } from '#src/shared/lib/time/server-time.ts'
import { storeBranch, storedBranch } from './stored-branch.ts'

const minute = 60_000

/** How an address names a branch: by its id, or else by its code. */
export type BranchName = { id?: string; code?: string }

/** The call throws for any code but 200, so that only a branch that was found is stored (CT-09). */
async function stored(found: Promise<BranchDetail>): Promise<BranchDetail> {
  const branch = await found
  storeBranch(branch)
  return branch
}

/** The stored branch while the same one is fetched again. */
function knownBranch({ id, code }: BranchName): BranchDetail | undefined {
  const known = storedBranch()
  if (!known) return undefined
  return (id === undefined ? known.code === code : known.id === id) ? known : undefined
}

export const branchQuery = (name: BranchName) =>
  queryOptions({
    queryKey: ['branch', 'detail', name],
    queryFn: ({ signal }) => stored(call(systemBranchDetail, name, { signal })),
    placeholderData: () => knownBranch(name),
    staleTime: 5 * minute,
  })

/** The same by its id, for the screens of its articles. */
export const branchByIdQuery = (id: string) =>
  queryOptions({
    queryKey: ['branch', 'by-id', id],
    queryFn: ({ signal }) => stored(call(deskBranchDetail, { id }, { signal })),
    placeholderData: () => knownBranch({ id }),
    staleTime: 5 * minute,
  })

export const figuresQuery = (branchId: string) =>
  queryOptions({
    queryKey: ['branch', 'figures', branchId],
    queryFn: ({ signal }) => call(branchFigures, { branchId }, { signal }),
    staleTime: 5 * minute,
  })

const shownListings = 4

/** The newest listings of the region that a branch serves, and their number. */
export const listingsQuery = (adcode: number) =>
  queryOptions({
    queryKey: ['branch', 'listings', adcode],
    queryFn: async ({ signal }) => {
      const asked = { region: String(adcode), order: 'newest', current: 1, size: shownListings } as const
      const { records, total } = await call(assetsPage, asked, { signal })
      return { rows: withDeadlines(records, serverNow()), total }
    },
  })

type PageOf = { branchId: string; page: number; size: number }

export const branchNoticesQuery = ({ branchId, page, size }: PageOf) =>
  queryOptions({
    queryKey: ['branch', 'notices', branchId, page, size],
    queryFn: ({ signal }) => call(projectNoticePage, { branchId, current: page, size }, { signal }),
    placeholderData: keepPreviousData,
  })

export const branchNewsQuery = ({ branchId, page, size }: PageOf) =>
  queryOptions({
    queryKey: ['branch', 'news', branchId, page, size],
    queryFn: ({ signal }) => call(newsPage, { branchId, current: page, size }, { signal }),
    placeholderData: keepPreviousData,
  })

type ChartBars = typeof import('#src/shared/ui/chart/ChartBars.tsx').default

/** Requested like data, so that a chunk that cannot be loaded is an error state with 重试. */
export const chartQuery = queryOptions({
  queryKey: ['chart-bars'],
  queryFn: async (): Promise<ChartBars> => (await import('#src/shared/ui/chart/ChartBars.tsx')).default,
  staleTime: Infinity,
  gcTime: Infinity,
})
