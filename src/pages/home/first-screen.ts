import { adsQuery } from '#src/features/ad/queries.ts'
import { biddingDataQuery, biddingRateQuery, homeModules } from '#src/features/bidding-statistics/queries.ts'
import { hotCategories, hotListings } from '#src/features/listing/queries.ts'
import { newestNotices } from '#src/features/notice/queries.ts'
import { adCode } from '#src/model/content/schema.ts'
import { queryClient } from '#src/shared/lib/query/queries.ts'
import { useSettings } from '#src/shared/lib/storage/settings.ts'

const nextTask = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve)
  })

/**
 * Prefetches the data of the first screen's blocks. Answers that were already sent with the page are cached before the first
 * render, so that the banner of the static page is not replaced by a skeleton for a moment.
 */
export async function prefetchFirstScreen(): Promise<void> {
  const ads = useSettings.getState().elder ? [] : [adCode.banner, adCode.top, adCode.popular]
  const requests = Promise.all([
    ...ads.map((code) => queryClient.prefetchQuery(adsQuery(code))),
    queryClient.prefetchQuery(hotListings),
    queryClient.prefetchQuery(hotCategories),
    queryClient.prefetchQuery(biddingDataQuery),
    queryClient.prefetchQuery(biddingRateQuery),
    queryClient.prefetchQuery(homeModules),
    queryClient.prefetchQuery(newestNotices()),
  ])
  await Promise.race([requests, nextTask()])
}
