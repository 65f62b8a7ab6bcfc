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
 * Asks what the blocks of the first screen are about to ask. Answers that have come with the page already are taken in before
 * the first render, so that the banner of the static page does not give way to a grey box for a moment.
 */
export async function askFirstScreen(): Promise<void> {
  const ads = useSettings.getState().elder ? [] : [adCode.banner, adCode.top, adCode.popular]
  const asked = Promise.all([
    ...ads.map((code) => queryClient.prefetchQuery(adsQuery(code))),
    queryClient.prefetchQuery(hotListings),
    queryClient.prefetchQuery(hotCategories),
    queryClient.prefetchQuery(biddingDataQuery),
    queryClient.prefetchQuery(biddingRateQuery),
    queryClient.prefetchQuery(homeModules),
    queryClient.prefetchQuery(newestNotices()),
  ])
  await Promise.race([asked, nextTask()])
}
